/** What a log or a report file says about the tests, and how readers write it down. */
import type { TestCounts, TestFailure } from '../verification.ts';

/** One failing test with what the runner printed about it. */
export interface Failure extends TestFailure {
  /** Name of the reader that found it. */
  runner: string;
  /** The telling lines in the runner's own words: message, expected and actual, difference. */
  detail: string[];
  /** Lines around it that help and can be missed: unchanged lines of a difference, the source. */
  context?: string[];
  /** Seen in passing (a progress line): gives way to a fuller account of the same test. */
  weak?: boolean;
}

export interface TestReport {
  /** Runners recognised, in order of appearance. */
  runners: string[];
  /** Absent where no runner said how many tests ran: unknown, not zero. */
  counts?: TestCounts;
  failures: Failure[];
  /** Failures beyond the ones kept. */
  failuresLeftOut: number;
  /** A recognised runner said that it ran no test, and none said that it ran one. */
  ranNothing: boolean;
  /** Error-like parts of what no reader claimed, best first. */
  blocks: Block[];
  /** The last lines. */
  tail: string[];
}

/** Error-like lines with their surroundings. */
export interface Block {
  lines: string[];
  /** How many times it was seen, timings and addresses aside. */
  times: number;
}

/** What readers write to. */
export interface Findings {
  failure(failure: Failure): void;
  /** Adds to the runner's counts: a monorepo has a summary for each package. */
  counts(runner: string, counts: Partial<TestCounts>): void;
  /** The runner is there and said nothing countable. */
  saw(runner: string): void;
  /** An absolute folder that the runner calls its root: paths are told relative to it. */
  root(folder: string): void;
}

/** Failures kept in full; the rest is counted. One failure is at most some 10 KB, so this bounds memory at a million of them. */
const keptFailures = 2000;

/** Collects what readers find into one report. */
export function collector(): Findings & { report(): Omit<TestReport, 'blocks' | 'tail'>; roots: string[] } {
  const failures = new Map<string, Failure>();
  const counts = new Map<string, TestCounts>();
  const runners = new Set<string>();
  const roots: string[] = [];
  let leftOut = 0;

  return {
    roots,
    failure(failure) {
      runners.add(failure.runner);
      const key = `${failure.file ?? ''}\0${failure.name}\0${failure.kind === 'compile' ? failure.detail.join('\n') : ''}`;
      const known = failures.get(key);
      if (known === undefined && failures.size >= keptFailures) leftOut++;
      else if (known === undefined || (known.weak && !failure.weak)) failures.set(key, failure);
    },
    counts(runner, more) {
      runners.add(runner);
      const sum = counts.get(runner) ?? { passed: 0, failed: 0, skipped: 0 };
      sum.passed += more.passed ?? 0;
      sum.failed += more.failed ?? 0;
      sum.skipped += more.skipped ?? 0;
      counts.set(runner, sum);
    },
    saw: (runner) => void runners.add(runner),
    root(folder) {
      if (folder.length > 1 && roots.length < 20 && !roots.includes(folder)) roots.push(folder);
    },
    report() {
      const kept = withoutEchoes([...failures.values()]);
      const total = sum([...counts.values()]);
      if (total !== undefined) total.failed = Math.max(total.failed, kept.filter(isTest).length + leftOut);
      return {
        runners: [...runners],
        counts: total,
        failures: kept,
        failuresLeftOut: leftOut,
        ranNothing: total !== undefined && total.passed + total.failed + total.skipped === 0,
      };
    },
  };
}

export function isTest(failure: TestFailure): boolean {
  return failure.kind !== 'compile';
}

function sum(all: TestCounts[]): TestCounts | undefined {
  if (all.length === 0) return undefined;
  return all.reduce((a, b) => ({
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
  }));
}

/** Drops what was seen in passing where the same test is told in full elsewhere. */
function withoutEchoes(failures: Failure[]): Failure[] {
  const full = new Set(failures.filter((each) => !each.weak).flatMap((each) => [each.name, leaf(each.name)]));
  return failures.filter((each) => !each.weak || !(full.has(each.name) || full.has(leaf(each.name))));
}

/** The test's own name, without its suites. */
export function leaf(name: string): string {
  return name.slice(name.lastIndexOf(' › ') + 1 ? name.lastIndexOf(' › ') + 3 : 0);
}
