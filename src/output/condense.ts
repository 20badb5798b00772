/** A report as text under a budget: every failing test named before any is told at length. */

import { clip, steadier, steady, steadyName } from '../text/clip.ts';
import type { RankedLine } from './account.ts';
import { type Failure, isRemark } from './failure.ts';
import { fill, type Item } from './fill.ts';
import { merge, scoredParts, withNames } from './merge.ts';
import { isTest, type TestReport } from './report.ts';
import { liftedPart, longestLine, type Part } from './scores.ts';
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
  if (failures.length === 0) return clip(byLines(report, failures.length, maxChars, exitCode), maxChars);

  const several = (report.streams?.length ?? 0) > 1;
  const { items, rest } = merge({ ...report, failures }, grouped(ordered(failures), several));
  const first = fill(items, rest, maxChars - 60);
  const more = leftOutLine(first.leftOut + report.failuresLeftOut, first.lines);
  const others = digest(rest, maxChars - first.text.length - more.length - 25);
  return clip(`${first.text}${more}${others === '' ? '' : `\n\nelsewhere in the log:\n${others}`}`, maxChars);
}

function leftOutLine(failing: number, lines: number): string {
  const parts = [failing > 0 ? `${failing} more failing` : '', lines > 0 ? `${lines} lines left out` : ''];
  return failing + lines > 0 ? `\n… ${parts.filter((part) => part !== '').join(', ')}` : '';
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
  const isToldBy = othersTelling(failures);
  const isSome = failures.some((failure) => !failure.weak && isTest(failure));
  for (const failure of failures) {
    // What is only seen in passing may have passed: it takes no room from what did not.
    const least = failure.weak && isSome ? 1 : 0;
    const lines = withoutRepeats(failure.lines.filter((line) => !isToldBy(failure, line))).map(
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
    if (item === undefined) items.set(key, { heads: [head(failure)], names: [failure.name], lines, label });
    else {
      item.names.push(failure.name);
      item.heads.push(item.label === label ? head(failure) : `${label} ${head(failure)}`);
    }
  }
  return [...items.values()];
}

/** A runner of runners, as CTest, tells once more what each of them told of its own tests: it stands there. */
function othersTelling(failures: readonly Failure[]): (failure: Failure, line: RankedLine) => boolean {
  const told = new Map<string, Failure>();
  const key = ({ stream = '' }: Failure, text: string) => `${stream}\0${text.trim()}`;
  for (const failure of failures.filter(({ weak }) => !weak))
    for (const { text } of failure.lines) {
      const other = told.get(key(failure, text));
      if (text.trim().length > 3 && !(other && other.lines.length <= failure.lines.length))
        told.set(key(failure, text), failure);
    }
  return (failure, { text }) => {
    const other = told.get(key(failure, text));
    return other !== undefined && other.runner !== failure.runner && other.lines.length * 2 < failure.lines.length;
  };
}

/**
 * A sentence that one failure says twice, as mocks do above and below their introspection, is told once; rows of values may be alike, and
 * so may what is expected and what came.
 */
function withoutRepeats(lines: readonly RankedLine[]): RankedLine[] {
  const told = new Set<string>();
  return lines.filter(({ text }) => {
    if (sides.test(text)) told.clear();
    const isNew = told.size < told.add(text.trim()).size;
    return isNew || text.trim().length < 24 || !/^\s*\p{L}[^|│]{0,400}$/u.test(text);
  });
}

const sides =
  /^[^\p{L}\n]{0,20}(?:expected|actual|received|result|got|but|was|want(?:ed)?|have|left|right)\b[^:\n]{0,40}:/iu;

/** `test/cart.test.js:6 cart › takes ten percent off`. */
function head({ file, line, name, place: printed }: Failure): string {
  const place = printed ?? (file === undefined ? '' : `${file}${line === undefined ? '' : `:${line}`}`);
  if (place === '') return steadyName(name);
  return name === file ? place : `${place} ${steadyName(name)}`;
}

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
  const parts = scoredParts(report).map((part) => withNames(part, report.failures));
  return first + digest(several ? parts.map(liftedPart) : parts, room);
}

/** At most `room` units; what is said twice, or in a shape that the log repeats, is told once before anything else is told again; a line that was cut gets what is left. */
function digest(parts: readonly Part[], room: number): string {
  const heads = parts.map(({ stream }) => (stream === '' || parts.length === 1 ? '' : `[${stream}]`));
  const scored = parts.flatMap(({ lines }, part) => lines.map((line) => ({ ...line, part })));
  const order = scored
    .map((line, at) => ({ ...line, at }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || b.at - a.at);
  const shown = parts.map(() => new Set<number>());
  let left = room;
  for (const { at, part, text } of order) {
    const own = shown[part] as Set<number>;
    const size = text.length + 1 + (own.size === 0 ? (heads[part]?.length ?? 0) + 1 : 0);
    if (size > left) continue;
    own.add(at);
    left -= size;
    if (left < 12) break;
  }
  for (const { at, part, text, raw } of order) {
    const whole = text.length < longestLine ? text : steadier(raw.trimEnd());
    if (!shown[part]?.has(at) || whole.length - text.length > left) continue;
    Object.assign(scored[at] ?? {}, { text: whole });
    left -= whole.length - text.length;
  }
  return shown
    .flatMap((own, part) => {
      const texts = [...own].sort((a, b) => a - b).map((at) => scored[at]?.text ?? '');
      return texts.length === 0 || heads[part] === '' ? texts : [heads[part], ...texts];
    })
    .join('\n');
}
