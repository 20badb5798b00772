/** A report as text under a budget: every failing test named before any is told at length. */
import { account, type RankedLine } from './account.ts';
import { fill, type Item } from './fill.ts';
import { type Block, type Failure, isTest, type TestReport } from './report.ts';
import { clip, steady } from './text.ts';

/**
 * At most `maxChars` UTF-16 units, never half a character. The same report gives the same text; timings and addresses
 * do not show in it. `exitCode` is told where no failing test was recognised.
 */
export function condense(
  report: TestReport,
  { maxChars, exitCode }: { maxChars: number; exitCode?: number | null },
): string {
  if (report.failures.length === 0) return clip(withoutFailures(report, maxChars, exitCode), maxChars);
  const { text, leftOut } = fill(grouped(ordered(report.failures)), maxChars - 60);
  const missing = leftOut + report.failuresLeftOut;
  return clip(missing > 0 ? `${text}\n… ${missing} more failing` : text, maxChars);
}

/** What keeps other tests from running comes first; then by place, which parallel runs do not change. */
function ordered(failures: Failure[]): Failure[] {
  const compile = failures.filter((failure) => !isTest(failure));
  const tests = failures.filter(isTest);
  const by = (failure: Failure) => (failure.kind === 'suite' ? 0 : 1);
  tests.sort(
    (a, b) =>
      by(a) - by(b) || compare(a.file ?? '', b.file ?? '') || (a.line ?? 0) - (b.line ?? 0) || compare(a.name, b.name),
  );
  return [...compile, ...tests];
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** One item for each failure; failures that say the same share one. */
function grouped(failures: Failure[]): Item[] {
  const items = new Map<string, Item>();
  for (const failure of failures) {
    const lines = failure.lines.map(({ text, rank }) => ({ text: steady(text), rank }));
    const told = lines
      .filter((line) => line.rank < 2)
      .map((line) => line.text)
      .join('\n');
    const key = told === '' ? `\0${items.size}` : told;
    const item = items.get(key);
    if (item === undefined) items.set(key, { heads: [head(failure)], lines });
    else item.heads.push(head(failure));
  }
  return [...items.values()];
}

/** `test/cart.test.js:6 cart › takes ten percent off`. */
function head({ file, line, name }: Failure): string {
  const place = file === undefined ? '' : `${file}${line === undefined ? '' : `:${line}`}`;
  if (place === '') return steady(name);
  return name === file ? place : `${place} ${steady(name)}`;
}

function withoutFailures(report: TestReport, maxChars: number, exitCode: number | null | undefined): string {
  const first = exitCode === 0 || exitCode === undefined ? '' : `exit code ${exitCode}, no failing test recognised\n`;
  const room = maxChars - first.length;
  const tail = report.tail.map(steady).join('\n').trim();
  if (tail.length <= room * 0.4 || report.blocks.length === 0) return first + tail.slice(-room);
  const { text } = fill(blockItems(report.blocks, room), Math.floor(room * 0.75));
  const left = room - text.length - 8;
  return `${first}${text}\n\n…\n${wholeLines(tail, left)}`;
}

/** The blocks that weigh most, in order of the log. */
function blockItems(blocks: Block[], room: number): Item[] {
  const scored = blocks.map((block, at) => ({
    block,
    at,
    score: block.weight / Math.sqrt(block.times) + (2 * (at + 1)) / blocks.length,
  }));
  scored.sort((a, b) => b.score - a.score);
  const most = Math.max(4, Math.floor(room / 200));
  return scored
    .slice(0, most)
    .sort((a, b) => a.at - b.at)
    .map(({ block }) => {
      const lines: RankedLine[] = account(block.lines).lines.map((line) => ({ ...line, text: steady(line.text) }));
      const [top, ...rest] = lines;
      return { heads: [top?.text ?? ''], lines: rest };
    });
}

/** The last whole lines that fit. */
function wholeLines(text: string, room: number): string {
  if (text.length <= room) return text;
  const cut = text.slice(-Math.max(0, room));
  return cut.slice(cut.indexOf('\n') + 1);
}
