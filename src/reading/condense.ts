/** A report as text under a budget: every failing test named before any is told at length. */
import { digest, type Part } from './digest.ts';
import { type Failure, isByForm, isRemark } from './failure.ts';
import { fill, type Item, labelUnits } from './fill.ts';
import { isTest, isWhole, type TestReport } from './report.ts';
import { clip, steadier, steady, steadyName } from './text.ts';
import { beside, neededBy as linesNeed, tellingOf, unread, untold } from './unread.ts';
import { weightOf } from './weight.ts';

/**
 * At most `maxChars` UTF-16 units, never half a character. The same report gives the same text; timings and addresses
 * do not show in it. `exitCode` is told where no failing test was recognised.
 */
export function condense(
  report: TestReport,
  { maxChars, exitCode }: { maxChars: number; exitCode?: number | null },
): string {
  const failures = report.failures.filter((failure) => !isRemark(failure));
  // What only the form of lines tells is never better told than by the lines themselves.
  if (failures.every(isByForm)) return clip(byLines(report, failures.length, maxChars, exitCode), maxChars);

  const several = (report.streams?.length ?? 0) > 1;
  const items = grouped(ordered(failures), several);
  const others = beside(report, failures, isWhole(report));
  // What a reader may have missed gets what is left, and at least a part where something is missing.
  const spare = maxChars - 60 - neededBy(items);
  const least = leastFor(others, report, failures, maxChars);
  // What others say of a failure goes before what only surrounds these.
  const around = Math.min(maxChars - 60 - tellingUnits(items), 60 + tellingOf(others) * 1.2);
  // Where the failures need the rest, nothing is said of them a second time.
  const told = spare < least.room && least.of.length > 0 ? least.of : others;
  const room = told.length === 0 ? 0 : Math.min(Math.max(spare, least.room, around, 0), linesNeed(told) + 40);
  const first = fill(items, maxChars - 60 - Math.floor(room));
  const missing = first.leftOut + report.failuresLeftOut;
  const more = leftOutLine(missing, first.lines);
  const left = maxChars - first.text.length - more.length - 40;
  const rest = told.length === 0 || left < 200 ? '' : digest(told, left);
  return clip(`${first.text}${more}${rest === '' ? '' : `\n\nelsewhere in the log:\n${rest}`}`, maxChars);
}

function leftOutLine(failing: number, lines: number): string {
  const parts = [failing > 0 ? `${failing} more failing` : '', lines > 0 ? `${lines} lines left out` : ''];
  return failing + lines > 0 ? `\n… ${parts.filter((part) => part !== '').join(', ')}` : '';
}

/** What of the budget is kept for what no reader told, and which parts: nothing where the failures are all that the log tells, by its own counts. */
function leastFor(
  others: readonly Part[],
  report: TestReport,
  failures: Failure[],
  maxChars: number,
): { room: number; of: readonly Part[] } {
  // Of several streams the counts are those of the ones that were understood.
  const of = untold(others, failures);
  if (of.length > 0) {
    const share = Math.min(1 / 2, of.length / (of.length + 1)) * maxChars;
    return { room: Math.min(share, 2 * tellingOf(of) + 40), of };
  }
  const isAll = report.counts === undefined ? failures.some(isTest) : isWhole(report);
  return { room: isAll ? 0 : Math.min(maxChars / 3, 100 + 2 * tellingOf(others)), of: [] };
}

/** Units of the names and of the lines that tell most, of each as many as tell it. */
function tellingUnits(items: Item[]): number {
  const lines = items.flatMap((item) => item.lines.filter(({ rank }) => rank < 2).slice(0, mostTelling));
  return (
    neededBy(items.map((item) => ({ ...item, lines: [] }))) + lines.reduce((n, { text }) => n + text.length + 3, 0)
  );
}

function neededBy(items: Item[]): number {
  return items.reduce(
    (sum, { heads, lines }) =>
      sum + heads.join('; ').length + 2 + lines.reduce((n, line) => n + line.text.length + 3, 0),
    labelUnits(items),
  );
}

/**
 * What keeps other tests from running comes first, what is only seen in passing last; then by place, which parallel runs do not
 * change. Of several streams each is told in one place.
 */
function ordered(failures: Failure[]): Failure[] {
  const order = ({ kind }: Failure) => (kind === 'compile' ? 0 : kind === 'suite' ? 1 : 2);
  const first = new Map<string, number>();
  for (const failure of failures) {
    const { stream = '' } = failure;
    first.set(stream, Math.min(order(failure), first.get(stream) ?? 2));
  }
  return failures.toSorted(
    (a, b) =>
      Number(a.weak ?? false) - Number(b.weak ?? false) ||
      (first.get(a.stream ?? '') ?? 2) - (first.get(b.stream ?? '') ?? 2) ||
      compare(a.stream ?? '', b.stream ?? '') ||
      order(a) - order(b) ||
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
  const isSome = failures.some((failure) => !failure.weak && isTest(failure));
  for (const failure of failures) {
    // What is only seen in passing may have passed: it takes no room from what did not.
    const least = failure.weak && isSome ? 1 : 0;
    const lines = failure.lines.map(
      ({ text, rank }, at) =>
        ({ text: steady(text), rank: rank === 0 && !(at === 0 && weightOf(text) > 0) ? least : rank }) as const,
    );
    const told = lines
      .filter((line) => line.rank < 2)
      .map((line) => line.text)
      .join('\n');
    const key = told === '' ? `\0${items.size}` : told;
    const item = items.get(key);
    const { stream = '' } = failure;
    const label = withStreams && stream !== '' ? `[${stream}]` : '';
    if (item === undefined) items.set(key, { heads: [head(failure)], lines, label });
    else item.heads.push(item.label === label ? head(failure) : `${label} ${head(failure)}`);
  }
  return [...items.values()];
}

/** `test/cart.test.js:6 cart › takes ten percent off`. */
function head({ file, line, name }: Failure): string {
  const place = file === undefined ? '' : `${file}${line === undefined ? '' : `:${line}`}`;
  if (place === '') return steadyName(name);
  return name === file ? place : `${place} ${steadyName(name)}`;
}

/** Of a long difference the first lines tell as much as all. */
const mostTelling = 16;

/** How the first line ends where no test failed by name. */
export const noTestRecognised = ', no failing test recognised';

function byLines(report: TestReport, failing: number, maxChars: number, exitCode: number | null | undefined): string {
  const how = exitCode === null ? 'stopped before its end' : `exit code ${exitCode}`;
  const what = failing === 0 ? noTestRecognised : `, ${failing} failing`;
  const first = exitCode === 0 || exitCode === undefined ? '' : `${how}${what}\n`;
  const room = maxChars - first.length;
  const several = new Set(report.tail.map(({ stream }) => stream)).size > 1;
  const tail = report.tail.map(({ stream, text }) => steadier(several && stream !== '' ? `[${stream}] ${text}` : text));
  const end = tail.join('\n').trim();
  if (end.length <= room) return first + end;
  return first + digest(unread(report), room);
}
