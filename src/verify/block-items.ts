/** Error-like blocks of a log, and its end, as parts of a condensed text. */
import { account, type RankedLine } from './account.ts';
import type { Failure } from './failure.ts';
import type { Item } from './fill.ts';
import { weightOf } from './general.ts';
import type { Block } from './report.ts';
import { steadier } from './text.ts';

/** The blocks that weigh most – by what they say, how seldom they say it and how near they are to the end – in order of the log. */
export function blockItems(blocks: readonly Block[], room: number): Item[] {
  const scored = blocks.map((block, at) => ({
    block,
    at,
    score: block.weight / Math.sqrt(block.times) + (2 * (at + 1)) / blocks.length,
  }));
  scored.sort((a, b) => b.score - a.score || b.at - a.at);
  return scored
    .slice(0, Math.max(4, Math.floor(room / 200)))
    .sort((a, b) => a.at - b.at)
    .map(({ block }) => {
      const lines: RankedLine[] = account(block.lines).lines.map((line) => ({ ...line, text: steadier(line.text) }));
      const [top, ...rest] = lines;
      return { heads: [counted(top?.text ?? '', block.times)], lines: rest };
    });
}

/** What error-like blocks say that no failure says already, repeated ones left out. */
export function uncovered(blocks: readonly Block[], failures: readonly Failure[]): Item[] {
  const told = new Set<string>();
  for (const { name, file, lines, message } of failures) {
    for (const text of [name, file ?? '', message ?? '', ...lines.map((line) => line.text)]) told.add(text.trim());
  }
  const long = [...told].filter((text) => text.length > 12);
  const says = (line: string) => told.has(line.trim()) || long.some((text) => line.includes(text));
  const fresh = blocks
    .filter(({ times }) => times <= 3)
    .map((block) => ({ ...block, lines: block.lines.filter((line) => line.trim() === '' || !says(line)) }))
    .filter(({ lines }) => lines.some((line) => weightOf(line) > 2));
  return fresh.length === 0 ? [] : blockItems(fresh, 4000);
}

/** A kind of line that is there more often is noise, and told once. Tests whose names differ in numbers alone are fewer. */
const often = 12;

/** The last lines; of repeated noise one line with how often it is there. */
export function tailText(lines: readonly string[]): string {
  const times = new Map<string, number>();
  for (const line of lines) times.set(kindOf(line), (times.get(kindOf(line)) ?? 0) + 1);
  const told = new Set<string>();
  const kept: string[] = [];
  for (const line of lines) {
    const kind = kindOf(line);
    const repeated = (times.get(kind) ?? 0) > often && line.trim() !== '';
    if (repeated && told.has(kind)) continue;
    told.add(kind);
    kept.push(repeated ? counted(steadier(line), times.get(kind) ?? 1) : steadier(line));
  }
  return kept.join('\n').trim();
}

/** Lines that differ in their numbers alone are of one kind; `part1` and `part2` are names. */
function kindOf(line: string): string {
  return line.replace(/\b\d{1,20}\b/g, '0');
}

function counted(text: string, times: number): string {
  return times > 1 ? `${text} (×${times})` : text;
}
