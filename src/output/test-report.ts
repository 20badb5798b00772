/**
 * Defines the report of a test log (failing tests, counts, error-like lines), and builds it from what the parsers of
 * test runners find.
 */
import type { TestCounts, TestFailure } from '../run/verification.ts';
import type { Failure } from './failure-lines.ts';
import { relative } from './relative-paths.ts';
import { steady } from './steady-text.ts';

export interface TestReport {
  /** Runners recognised, in order of appearance. */
  runners: string[];
  /** Absent where no runner said how many tests ran: unknown, not zero. */
  counts?: TestCounts;
  failures: Failure[];
  /** Failing tests by the runners' own totals. */
  reportedFailed: number;
  /** Failing tests told in full by a runner that gave no total. */
  printedFailed?: number;
  /** How it reads where the command exits 0: some totals were taken back by a later one of the same tests. */
  rerun?: Pick<TestReport, 'counts' | 'failures' | 'reportedFailed'> & { flaky: string[] };
  /** Failures beyond the ones kept. */
  failuresLeftOut: number;
  /** A recognised runner said that it ran no test, and none said that it ran one. */
  ranNothing: boolean;
  /** Of runners that no reader knows, by shape alone: to be told, and never counted. */
  unknown?: Failure[];
  /** What stood in front of lines and said whose they are. */
  streams?: string[];
  /** Error-like parts of the log, in order. */
  blocks: Block[];
  /** The last lines. */
  tail: { stream: string; text: string }[];
}

/** Error-like lines with their surroundings. */
export interface Block {
  lines: string[];
  /** How often the like of each line was seen in the whole log, digits aside. */
  seen: number[];
  stream?: string;
}

/** What readers write to. */
export interface Findings {
  failure(failure: Failure): void;
  /** Adds to the runner's counts: a monorepo has a summary for each package. `instead`: a runner whose counts these replace. */
  counts(runner: string, counts: Partial<TestCounts>, instead?: string): void;
  /** The runner is there and said nothing countable. */
  saw(runner: string): void;
  /** The runner is there and ran no test. */
  none(runner: string): void;
  /** An absolute folder that the runner calls its root: paths are told relative to it. */
  root(folder: string): void;
}

/** Failures kept, and units of text kept with them: beyond, failures are only counted, and told by one line. */
const keptFailures = 2000;
const keptUnits = 4_000_000;

/** `lastFailed`: failing tests of the last total alone. */
type Collected = Omit<TestReport, 'blocks' | 'tail' | 'streams'> & { lastFailed: number };

/** Collects what readers find into one report. */
export function collector(): Findings & { report(): Collected } {
  const failures = new Map<string, Failure>();
  const counts = new Map<string, TestCounts>();
  /** By runner one for each time that it told all. */
  const totals = new Map<string, Partial<TestCounts>[]>();
  const runners = new Set<string>();
  const roots: string[] = [];
  const replaced = new Set<string>();
  let leftOut = 0;
  let units = 0;

  return {
    failure(found) {
      const failure = found.weak !== undefined || hasEvidence(found) ? found : { ...found, weak: true };
      runners.add(failure.runner);
      const key = `${failure.stream ?? ''}\0${failure.file ?? ''}\0${failure.name}\0${isTest(failure) ? '' : `${failure.line}${failure.message}`}`;
      const known = failures.get(key);
      if (known !== undefined && (!known.weak || failure.weak)) {
        if (!failure.weak && known.runner === failure.runner) failures.set(key, withMore(known, failure));
        return;
      }
      if (known === undefined && failures.size >= keptFailures) {
        leftOut++;
        return;
      }
      units += failure.lines.reduce((sum, line) => sum + line.text.length, 0);
      failures.set(
        key,
        units <= keptUnits ? failure : { ...failure, stack: undefined, lines: failure.lines.slice(0, 1) },
      );
    },
    counts(runner, more, instead) {
      runners.add(runner);
      if (instead !== undefined) replaced.add(instead);
      const sum = counts.get(runner) ?? { passed: 0, failed: 0, skipped: 0 };
      sum.passed += more.passed ?? 0;
      sum.failed += more.failed ?? 0;
      sum.skipped += more.skipped ?? 0;
      counts.set(runner, sum);
      const shown = totals.get(runner) ?? [];
      const last = shown.at(-1);
      if (last !== undefined && !Object.keys(more).some((key) => key in last)) Object.assign(last, more);
      else totals.set(runner, [...shown, { ...more }]);
    },
    saw: (runner) => void runners.add(runner),
    none: (runner) => {
      if (runners.has(runner) && !counts.has(runner)) counts.set(runner, { passed: 0, failed: 0, skipped: 0 });
    },
    root(folder) {
      if (folder.length > 1 && roots.length < 20 && !roots.includes(folder)) roots.push(folder);
    },
    report() {
      const summing = (all: ReadonlyMap<string, TestCounts>) =>
        sumOf([...all].filter(([runner]) => !replaced.has(runner)).map(([, each]) => each));
      const total = summing(counts);
      const summed = total?.failed ?? 0;
      const kept = relative(withoutEchoes([...failures.values()]), roots);
      const failing = new Set(kept.filter(isTest).map(testOf)).size + leftOut;
      if (total !== undefined) total.failed = Math.max(total.failed, failing);
      // Any program may print what looks like a report. What node:test says in TAP is counted as TAP.
      const isCounted = ({ runner }: Failure) => counts.has(runner) || (runner === 'node:test' && counts.has('tap'));
      const printed = kept.filter((each) => isTest(each) && !each.weak && !isCounted(each));
      const again = new Map(
        [...totals].flatMap(([runner, all]) => {
          const last = lastOf(all);
          return last ? [[runner, last]] : [];
        }),
      );
      const isTakenBack = (each: Failure) => again.has(each.runner) && isTest(each);
      const lasting = summing(new Map([...counts, ...again]));
      return {
        runners: [...runners],
        reportedFailed: summed,
        lastFailed: [...totals.values()].at(-1)?.at(-1)?.failed ?? 0,
        printedFailed: printed.length,
        ...(again.size > 0 && {
          rerun: {
            counts: lasting,
            reportedFailed: lasting?.failed ?? 0,
            failures: kept.filter((each) => !isTakenBack(each)),
            flaky: kept.filter(isTakenBack).map(({ name }) => name),
          },
        }),
        counts: total,
        failures: kept,
        failuresLeftOut: leftOut,
        ranNothing: total !== undefined && total.passed + total.failed + total.skipped === 0,
      };
    },
  };
}

/** The counts of all totals but for those that a later one takes back, of the same tests or of those that had failed; undefined where none does. */
function lastOf(totals: readonly Partial<TestCounts>[]): TestCounts | undefined {
  const left = totals.map(({ passed = 0, failed = 0, skipped = 0 }) => ({ passed, failed, skipped }));
  let isAgain = false;
  for (const one of [...left]) {
    const sizes = [one.failed, one.passed + one.failed];
    const again = left.findIndex(
      ({ passed, failed }, at) => at > left.indexOf(one) && failed === 0 && sizes.includes(passed),
    );
    if (one.failed === 0 || again < 0) continue;
    left.splice(again, 1);
    Object.assign(one, { passed: one.passed + one.failed, failed: 0 });
    isAgain = true;
  }
  return isAgain ? sumOf(left) : undefined;
}

/** Parts of one test, as unittest names them, are one. */
const testOf = (each: Failure) => (each.runner === 'unittest' ? each.name.replace(/ [([].*$/s, '') : each);

/** A test that fails in several places is told once, with what each of them says; a retry says the same again. */
function withMore(known: Failure, more: Failure): Failure {
  const [first, second] = [known.message ?? '', more.message ?? ''];
  // `Expected equality of these values:` only announces what is said.
  const isSame = !second.endsWith(':') && (first.includes(second) || second.includes(first));
  if (second === '' || isSame || known.lines.length > mostLines) return known;
  const shown = new Set(known.lines.map(({ text }) => steady(text).trim()));
  const lines = more.lines.filter(({ text, rank }) => rank < 2 && !shown.has(steady(text).trim()));
  return { ...known, lines: [...known.lines, ...lines.slice(0, mostMore)] };
}

const mostLines = 100;
const mostMore = 20;

/** A head with no place, and nothing below it that speaks of a failure, may be a line that only looks like one. */
function hasEvidence({ kind, line, message, stack, expected, actual, lines }: Failure) {
  if (line !== undefined && message !== undefined) return true;
  if (kind !== undefined || expected !== undefined || actual !== undefined || (stack?.length ?? 0) > 0) return true;
  return lines.some(
    ({ text, rank }) =>
      rank === 0 && /error|exception|fail|expect|assert|panic|crashed|xpass|timed? ?out|^\s*[-+] ?\S/i.test(text),
  );
}

export function isTest(failure: TestFailure): boolean {
  return failure.kind !== 'compile';
}

/** Whether as many failing tests are told as there are by the runners' own counts. */
export function isWhole({
  counts,
  failures,
  failuresLeftOut,
}: Pick<TestReport, 'counts' | 'failures' | 'failuresLeftOut'>): boolean {
  return counts !== undefined && counts.failed > 0 && counts.failed <= failures.filter(isTest).length + failuresLeftOut;
}

function sumOf(all: TestCounts[]): TestCounts | undefined {
  if (all.length === 0) return undefined;
  const sum = (of: keyof TestCounts) => all.reduce((total, each) => total + each[of], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/**
 * Drops what was seen in passing where the same test is told more fully elsewhere. What a summary line knows better, the
 * test's own file, stays: a failure in a shared fixture is placed in the fixture.
 */
function withoutEchoes(failures: Failure[]): Failure[] {
  const shown = failures.filter((each) => !each.weak);
  const best = new Map<string, Failure>();
  for (const each of [...shown, ...failures.filter((each) => each.weak && each.lines.length > 0)]) {
    if (isTest(each) && !best.has(echoKey(each))) best.set(echoKey(each), each);
  }
  const files = new Map<Failure, string>();
  const kept = failures.filter((each) => {
    if (!each.weak) return true;
    const fuller = best.get(echoKey(each));
    if (fuller === undefined || fuller === each) return true;
    if (each.file !== undefined && fuller.runner === each.runner) files.set(fuller, each.file);
    return false;
  });
  return kept.map((each) => {
    const file = files.get(each);
    return file === undefined || file === each.file ? each : { ...each, file, line: undefined };
  });
}

function echoKey({ stream, name }: Failure) {
  return `${stream ?? ''}\0${leaf(name)}`;
}

/** The test's own name, without its suites. */
export function leaf(name: string): string {
  const at = name.lastIndexOf(' › ');
  return at < 0 ? name : name.slice(at + 3);
}
