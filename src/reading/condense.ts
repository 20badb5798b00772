/** A report as text under a budget: every failing test named before any is told at length. */
import { blockItems, hasUntold, tailText, uncovered } from './block-items.ts';
import type { Failure } from './failure.ts';
import { fill, type Item } from './fill.ts';
import { isTest, type TestReport } from './report.ts';
import { clip, ending, steady, steadyName } from './text.ts';

/**
 * At most `maxChars` UTF-16 units, never half a character. The same report gives the same text; timings and addresses
 * do not show in it. `exitCode` is told where no failing test was recognised.
 */
export function condense(
  report: TestReport,
  { maxChars, exitCode }: { maxChars: number; exitCode?: number | null },
): string {
  const failures = report.failures.filter((failure) => !isRemark(failure));
  if (failures.length === 0) return clip(withoutFailures(report, maxChars, exitCode), maxChars);

  const items = grouped(ordered(failures), (report.streams?.length ?? 0) > 1);
  const beside = uncovered(report.blocks, failures);
  // What a reader may have missed gets what is left, and at least a third where something is missing.
  const spare = maxChars - 60 - neededBy(items);
  const least = isWhole(report, failures) ? 0 : Math.floor(maxChars / 3);
  const room = beside.length === 0 ? 0 : Math.min(Math.max(spare, least, 0), neededBy(beside) + 40);
  const first = fill(items, maxChars - 60 - room);
  const missing = first.leftOut + report.failuresLeftOut;
  const more = leftOutLine(missing, first.lines);
  const left = maxChars - first.text.length - more.length - 40;
  const rest = beside.length === 0 || left < 200 ? '' : `\n\nelsewhere in the log:\n${fill(beside, left).text}`;
  return clip(`${first.text}${more}${rest}`, maxChars);
}

function leftOutLine(failing: number, lines: number): string {
  const parts = [failing > 0 ? `${failing} more failing` : '', lines > 0 ? `${lines} lines left out` : ''];
  return failing + lines > 0 ? `\n… ${parts.filter((part) => part !== '').join(', ')}` : '';
}

/** What npm, make or a shell say about the command that failed; no failing test. */
function isRemark(failure: Failure): boolean {
  return failure.weak === true && !isTest(failure);
}

/** Whether the failures are all that the log tells, as far as its own counts say. */
function isWhole(report: TestReport, failures: Failure[]): boolean {
  const tests = failures.filter(isTest).length;
  // Of several streams the counts are those of the ones that were understood.
  if (hasUntold(report.blocks, failures)) return false;
  if (report.counts !== undefined)
    return report.counts.failed <= tests + report.failuresLeftOut && report.counts.failed > 0;
  return tests > 0;
}

function neededBy(items: Item[]): number {
  return items.reduce(
    (sum, { heads, lines }) =>
      sum + heads.join('; ').length + 1 + lines.reduce((n, line) => n + line.text.length + 3, 0),
    0,
  );
}

/** What keeps other tests from running comes first; then by place, which parallel runs do not change. */
function ordered(failures: Failure[]): Failure[] {
  const order = (failure: Failure) => (failure.kind === 'compile' ? 0 : failure.kind === 'suite' ? 1 : 2);
  return failures.toSorted(
    (a, b) =>
      order(a) - order(b) ||
      compare(a.stream ?? '', b.stream ?? '') ||
      compare(a.file ?? '', b.file ?? '') ||
      (a.line ?? 0) - (b.line ?? 0) ||
      compare(a.name, b.name),
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** One item for each failure; failures that say the same share one. */
function grouped(failures: Failure[], withStreams: boolean): Item[] {
  const items = new Map<string, Item>();
  for (const failure of failures) {
    const lines = failure.lines.map(({ text, rank }) => ({ text: steady(text), rank }));
    const told = lines
      .filter((line) => line.rank < 2)
      .map((line) => line.text)
      .join('\n');
    const key = told === '' ? `\0${items.size}` : told;
    const item = items.get(key);
    if (item === undefined) items.set(key, { heads: [head(failure, withStreams)], lines });
    else item.heads.push(head(failure, withStreams));
  }
  return [...items.values()];
}

/** `test/cart.test.js:6 cart › takes ten percent off`. */
function head({ file, line, name, stream }: Failure, withStreams: boolean): string {
  const whose = withStreams && stream !== undefined ? `[${stream}] ` : '';
  const place = file === undefined ? '' : `${file}${line === undefined ? '' : `:${line}`}`;
  if (place === '') return whose + steadyName(name);
  return whose + (name === file ? place : `${place} ${steadyName(name)}`);
}

function withoutFailures(report: TestReport, maxChars: number, exitCode: number | null | undefined): string {
  const how = exitCode === null ? 'stopped before its end' : `exit code ${exitCode}`;
  const first = exitCode === 0 || exitCode === undefined ? '' : `${how}, no failing test recognised\n`;
  const room = maxChars - first.length;
  const tail = tailText(report.tail);
  const isShort = report.tail.reduce((sum, line) => sum + line.length + 1, 0) <= room * 0.4;
  if (isShort || report.blocks.length === 0) return first + lastLines(tail, room);
  const { text } = fill(blockItems(report.blocks, room), Math.floor(room * 0.75));
  return `${first}${text}\n\n…\n${lastLines(tail, room - text.length - 8)}`;
}

/** The last whole lines that fit. */
function lastLines(text: string, room: number): string {
  if (text.length <= room) return text;
  const cut = ending(text, room);
  return cut.slice(cut.indexOf('\n') + 1);
}
