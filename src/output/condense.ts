/** Writes the short form of a test log that an agent reads: names and details of failing tests, then other lines. */

import { clip } from '../text/clip.ts';
import { layOut } from './character-budget.ts';
import { itemsOf } from './failure-groups.ts';
import type { Failure } from './failure-lines.ts';
import { merge, scoredParts } from './line-assignment.ts';
import { lastWeight, type Part } from './line-scores.ts';
import { steadier } from './steady-text.ts';
import { isTest, type TestReport } from './test-report.ts';

/** What streams in which nobody recognises a failure may take of the room that failing tests need, as a part of it. */
const unreadPart = 0.2;
const heading = '\n\nelsewhere in the log:\n';

/**
 * At most `maxChars` UTF-16 units, never half a character. The same report gives the same text; timings and addresses
 * do not show in it. `exitCode` is told where no failing test was recognised.
 */
export function condense(
  report: TestReport,
  { maxChars, exitCode }: { maxChars: number; exitCode?: number | null },
): string {
  const failures = [...report.failures, ...unknownIn(report)];
  const how = exitCode === null ? 'stopped before its end' : `exit code ${exitCode}`;
  const isSaid = report.failures.length === 0 && exitCode !== 0 && exitCode !== undefined;
  const intro = isSaid ? `${how}${noTestRecognised}\n` : '';
  const room = maxChars - intro.length;
  if (failures.length === 0) return clip(intro + byLines(report, room), maxChars);

  const several = (report.streams?.length ?? 0) > 1;
  const { items, rest } = merge({ ...report, failures }, itemsOf(ordered(failures), several));
  const others = unitsOf(rest);
  const margin = others === 0 ? 0 : others + heading.length;
  const named = new Set(failures.map(({ stream = '' }) => stream));
  const unnamed = unitsOf(rest.filter(({ stream }) => !named.has(stream)));
  const least = unnamed === 0 ? 0 : Math.min(unnamed + heading.length, Math.floor(room * unreadPart));
  const first = layOut(items, room - 60 - least, margin - least);
  const more = leftOutLine(first.leftOut + report.failuresLeftOut, first.lines);
  const elsewhere = digest(rest, room - first.text.length - more.length - heading.length);
  return clip(`${intro}${first.text}${more}${elsewhere === '' ? '' : heading + elsewhere}`, maxChars);
}

/** Those of streams where no runner is known, of which the log says more than a name. */
function unknownIn({ failures, unknown = [] }: TestReport): Failure[] {
  const known = new Set(failures.filter(isTest).map(({ stream }) => stream));
  return unknown.filter(({ stream, weak }) => !weak && !known.has(stream));
}

function leftOutLine(failing: number, lines: number) {
  const parts = [failing > 0 ? `${failing} more failing` : '', lines > 0 ? `${lines} lines left out` : ''];
  return failing + lines > 0 ? `\n… ${parts.filter(Boolean).join(', ')}` : '';
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

function compare(a: string, b: string) {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** How the first line ends where no test failed by name. */
export const noTestRecognised = ', no failing test recognised';

function byLines(report: TestReport, room: number) {
  const several = new Set(report.tail.map(({ stream }) => stream)).size > 1;
  const tail = report.tail.map(({ stream, text }) => steadier(several && stream !== '' ? `[${stream}] ${text}` : text));
  const end = tail.join('\n').trim();
  return end.length <= room ? end : digest(scoredParts(report), room);
}

/** What the telling lines of these parts need. */
function unitsOf(parts: readonly Part[]) {
  const keyLines = parts.flatMap(({ lines }) => lines.filter(({ score }) => score >= lastWeight / 2));
  return keyLines.reduce((sum, { text }) => sum + text.length + 1, 0);
}

/** At most `room` units; what is said twice, or in a shape that the log repeats, is told once before anything else is told again. */
function digest(parts: readonly Part[], room: number) {
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
  return shown
    .flatMap((own, part) => {
      const texts = [...own].sort((a, b) => a - b).map((at) => scored[at]?.text ?? '');
      return texts.length === 0 || heads[part] === '' ? texts : [heads[part], ...texts];
    })
    .join('\n');
}
