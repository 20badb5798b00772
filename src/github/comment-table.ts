/** Draws the table of attempts in Markdown, and keeps a comment under GitHub's limit by leaving out the oldest detail first. */

import { attemptTable } from '../run/attempt-table.ts';
import type { Run } from '../run/run.ts';
import { markdownSentence } from '../text/markdown-text.ts';

/** `namesBelow`: what failed in each attempt is listed behind the table. */
export function markdownTable(run: Run, { namesBelow = false } = {}): { head: string; rows: string[] } {
  const { columns, rows } = attemptTable(run, { names: !namesBelow });
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`;
  const rule = columns.map(({ isNumber }) => (isNumber ? '---:' : '---'));
  return {
    head: `${line(columns.map(({ title }) => title))}|${rule.join('|')}|\n`,
    // Numbers are ours: nothing in them is to be encoded.
    rows: rows.map(({ cells }) =>
      line(cells.map(({ text }, at) => (columns[at]?.isNumber ? text : markdownSentence(text, 500)))),
    ),
  };
}

export interface Part {
  text: string;
  /** What is left out first has the lowest rank; a part without one always stays. */
  rank?: number;
}

/** GitHub takes 65,536 characters; the rest is room for what it counts otherwise. */
const maxCommentChars = 60_000;

const note = 'Older detail was left out to keep this comment short; the job log has all of it.\n\n';

/** Joins the parts. Where something was left out, a note behind the first of them says so. */
export function fitParts(parts: readonly Part[]): string {
  const dropped = new Set<Part>();
  const order = parts.filter((part) => part.rank !== undefined).sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
  let size = parts.reduce((sum, { text }) => sum + text.length, 0);
  for (const part of order) {
    if (size + note.length < maxCommentChars) break;
    dropped.add(part);
    size -= part.text.length;
  }
  const texts = parts.map((part) => (dropped.has(part) ? '' : part.text));
  if (dropped.size > 0) texts.splice(1, 0, note);
  const whole = texts.join('').trimEnd();
  // What always stays is bounded part by part; this holds even where a bound was forgotten.
  return whole.length < maxCommentChars ? whole : `${whole.slice(0, maxCommentChars - 2)}…`;
}
