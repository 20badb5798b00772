/** Failing tests of runners that nobody wrote a reader for, told by what their lines have in common and what the run counts. */
import { account } from '../account.ts';
import { type Failure, isRemark, unknownRunner } from '../failure.ts';
import { isTest, leaf, type TestReport } from '../report.ts';
import { isSpoken } from '../telling.ts';
import { unread } from '../unread.ts';
import { bareNames } from './bare-names.ts';
import { bodies, type Told } from './bodies.ts';
import { type ClosingCounts, closingCounts } from './closing-counts.ts';
import { apart } from './in-line.ts';
import { keyValueEvents } from './key-value-events.ts';
import { groupsOf, markedTests, signedTests } from './marked-tests.ts';
import { isName, unled } from './names.ts';
import { numberedFailures } from './numbered.ts';

/** A log of more lines is told by its error-like ones and its end. */
const mostFailures = 500;

/** All failures: those of readers, and where these told fewer than the runners count those that the lines' form tells. */
export function withFailuresByForm(report: TestReport): Failure[] {
  const more = failuresByForm(report);
  const isSame = (a: Failure, b: Failure) => leaf(a.name) === leaf(b.name) && a.stream === b.stream;
  return more.length === 0
    ? report.failures
    : [
        ...report.failures.filter((each) => !(each.weak && isTest(each) && more.some((other) => isSame(each, other)))),
        ...more,
      ];
}

/** None where the counts and the lines do not fit each other. */
function failuresByForm(report: TestReport): Failure[] {
  const { counts, failures } = report;
  const known = failures.filter((each) => isTest(each) && !each.weak);
  // All that were counted are told; what runs beside them, and counts for itself, is not.
  const isWhole = known.length > 0 && counts !== undefined && counts.failed <= known.length;
  const several = (report.streams?.length ?? 0) > 1;
  if (isWhole && !several) return [];
  // Counts of errors are a compiler's.
  if (failures.some((each) => !isTest(each) && !isRemark(each))) return [];
  // What a reader knows and counts it tells better, and seldom misses.
  const told = new Set(counts === undefined ? [] : known.map(({ stream = '' }) => stream));
  const isOpen = ({ stream = '' }: { stream?: string }) => !told.has(stream);
  const parts = unread({ blocks: report.blocks.filter(isOpen), tail: report.tail.filter(isOpen) });
  return parts.flatMap(({ stream, lines }) => {
    const texts = lines.map(({ text }) => text);
    const own = several ? known.filter((each) => each.stream === stream) : known;
    const closing =
      closingCounts(texts) ?? (counts === undefined || parts.length > 1 ? undefined : { ...counts, at: texts.length });
    const isShort =
      closing === undefined
        ? !isWhole && failures.some((each) => each.weak && isTest(each))
        : closing.failed > own.length;
    if (known.length > 0 && !isShort) return [];
    const named = toldIn(texts, closing);
    const found = named && unled(named);
    const isTold = found?.every((each) => each.lines.some(isSpoken)) ?? false;
    const fresh = (isTold && found ? found : []).filter(
      ({ name }) => isName(name) && !known.some((each) => leaf(each.name) === name),
    );
    // Beside what a reader told it has to be what this one found, and more.
    const names = new Set(found?.map(({ name }) => name));
    const isMore = failures.every(
      (each) => !isTest(each) || (several && each.stream !== stream) || names.has(leaf(each.name)),
    );
    const fits = isMore && (closing === undefined || names.size === closing.failed);
    if (fresh.length > mostFailures || (known.length > 0 && !fits)) return [];
    return fresh.map((each) => failureOf(each, stream));
  });
}

function toldIn(texts: readonly string[], closing: ClosingCounts | undefined): Told[] | undefined {
  const before = texts.slice(0, closing?.at);
  const groups = groupsOf(before);
  const toldAs = (counts: ClosingCounts | undefined) => {
    const numbered = counts && numberedFailures(before, counts.failed);
    if (numbered !== undefined) return numbered;
    const marked = markedTests(before, groups, counts);
    if (marked !== undefined) return apart(bodies(texts, marked, before.length), marked.list);
    if (counts === undefined) return undefined;
    const bare = bareNames(texts, counts);
    const signed = bare === undefined ? signedTests(groups, counts) : undefined;
    return bare ?? (signed && apart(bodies(texts, signed, before.length), signed.list));
  };
  // Some count tests that failed beside errors that are no tests.
  const alone = closing?.alone === undefined ? undefined : { ...closing, failed: closing.alone };
  return keyValueEvents(texts) ?? toldAs(closing) ?? (alone && toldAs(alone));
}

function failureOf({ name, lines }: Told, stream: string): Failure {
  const told = account(lines);
  // `test/x.cpp:29: thrown`: the place of a runner that prints no stack.
  const place = lines
    .map((line) => /^\s{0,20}([^\s:()]{1,300}\.\w{1,8}):(\d{1,7})\b/.exec(line))
    .find((each) => each !== null);
  return {
    runner: unknownRunner,
    ...told,
    name,
    file: told.file ?? place?.[1],
    line: told.line ?? (place === undefined ? undefined : Number(place?.[2])),
    ...(stream === '' ? {} : { stream }),
  };
}
