/** `redgreen runs` on a terminal: a header, dates of this machine's clock, colours, and no line that wraps. */

import { styleText } from 'node:util';
import { costWords, durationWords } from '../run/words.ts';
import type { RunRow } from '../store/tables.ts';
import { visibleLine } from '../text/terminal-text.ts';

export interface TableOptions {
  /** Of the terminal. */
  columns: number;
  colours: boolean;
  now: Date;
}

const head = ['RUN', 'STARTED', 'OUTCOME', 'TRY', 'TIME', 'COST', 'STORY'];
/** Day and second: what two runs seldom share, and what the other commands take for the run. */
const shortId = 15;
const leastStory = 10;

/** Text with a line feed at its end. Cost and then time give way where the story has no room beside them. */
export function runTable(runs: readonly RunRow[], options: TableOptions): string {
  const ids = shortest(runs.map(({ id }) => id));
  const rows = [head, ...runs.map((run, at) => cellsOf(run, ids[at] ?? run.id, options.now))];
  const drop = [[], [5], [5, 4], [5, 4, 3]].find((left) => roomFor(rows, left, options.columns) >= leastStory);
  const left = drop ?? [5, 4, 3];
  const room = Math.max(leastStory, roomFor(rows, left, options.columns));
  const widths = widthsOf(rows);
  const lines = rows.map((cells, row) => {
    const parts = cells.flatMap((cell, at) => {
      if (left.includes(at)) return [];
      if (at === head.length - 1) return [visibleLine(cell, room)];
      const padded = cell.padEnd(widths[at] ?? 0);
      return [at === 2 && row > 0 ? painted(padded, cell, options.colours) : padded];
    });
    const line = parts.join('  ').trimEnd();
    return row === 0 && options.colours ? styleText('bold', line, { validateStream: false }) : line;
  });
  return `${lines.join('\n')}\n`;
}

function cellsOf(run: RunRow, id: string, now: Date): string[] {
  const story = run.issue === null ? run.title : `#${run.issue} ${run.title}`;
  const took = [String(run.attempt_count), durationWords(rowMs(run, now)), costWords(run.cost_usd)];
  return [id, dateWords(new Date(run.started_at), now), run.outcome ?? run.state, ...took, story];
}

/** Until now while it goes on; what was interrupted came as far as its last event. */
export function rowMs({ state, started_at, last_event_at, ended_at }: RunRow, now: Date): number {
  const end = ended_at ?? (state === 'interrupted' ? last_event_at : now.toISOString());
  return Math.max(0, Date.parse(end) - Date.parse(started_at));
}

/** `Nov 21 10:15`; of another year `2025-11-21`. */
function dateWords(date: Date, now: Date): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  if (date.getFullYear() !== now.getFullYear())
    return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
  const month = date.toLocaleString('en', { month: 'short' });
  return `${month} ${pad(date.getDate())} ${pad(date.getHours())}:${pad(date.getMinutes())}`;
}

/** The beginning of each id that no other begins with. */
function shortest(ids: readonly string[]): string[] {
  return ids.map((id) => {
    let length = shortId;
    while (length < id.length && ids.some((other) => other !== id && other.startsWith(id.slice(0, length)))) length++;
    return id.slice(0, length);
  });
}

function widthsOf(rows: readonly (readonly string[])[]): number[] {
  return head.map((_, at) => rows.reduce((most, cells) => Math.max(most, cells[at]?.length ?? 0), 0));
}

function roomFor(rows: readonly (readonly string[])[], left: readonly number[], columns: number): number {
  const taken = widthsOf(rows)
    .slice(0, -1)
    .map((width, at) => (left.includes(at) ? 0 : width + 2));
  return columns - taken.reduce((sum, width) => sum + width, 0);
}

function painted(padded: string, outcome: string, colours: boolean): string {
  if (!colours) return padded;
  const style =
    outcome === 'passed' ? 'green' : ['running', 'skipped', 'refused', 'cancelled'].includes(outcome) ? 'gray' : 'red';
  return styleText(style, padded, { validateStream: false });
}
