/** Error-like blocks of a log as items of a condensed text. */
import { account, type RankedLine } from './account.ts';
import type { Item } from './fill.ts';
import type { Block, Failure } from './report.ts';
import { steady } from './text.ts';

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
      const lines: RankedLine[] = account(block.lines).lines.map((line) => ({ ...line, text: steady(line.text) }));
      const [top, ...rest] = lines;
      return { heads: [top?.text ?? ''], lines: rest };
    });
}

/** What error-like blocks say that no failure says already, repeated ones left out. */
export function uncovered(blocks: readonly Block[], failures: readonly Failure[]): Item[] {
  const told = new Set<string>();
  for (const { name, file, lines, message } of failures) {
    for (const text of [name, file ?? '', message ?? '', ...lines.map((line) => line.text)]) told.add(text.trim());
  }
  const fresh = blocks.filter(
    ({ lines, times, weight }) => times <= 3 && weight > 2 && !lines.some((line) => says(line, told)),
  );
  return fresh.length === 0 ? [] : blockItems(fresh, 4000);
}

function says(line: string, told: ReadonlySet<string>): boolean {
  const text = line.trim();
  if (text === '') return false;
  if (told.has(text)) return true;
  for (const each of told) if (each.length > 12 && text.includes(each)) return true;
  return false;
}
