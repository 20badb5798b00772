/** Compares what the base's own tests say about the production code of an attempt with what they said at the baseline. */

import type { TestFailure, Verification } from '../run/verification.ts';

export interface BaseReading {
  /** Red at the baseline and still red: the attempt changed the expectation instead of meeting it. */
  unmet: string[];
  /** Green at the baseline and red now. */
  changedBehaviour: string[];
  /** The command exits red, although its runner reports no failed test. */
  onlyExitCode?: true;
}

/** A red that names no test counts as unmet where the baseline was red without naming any either: what was red there is unknown. */
export function readBaseTests(baseline: Verification | undefined, run: Verification): BaseReading {
  const before = baseline?.failures ?? [];
  const wasUnnamed = baseline !== undefined && baseline.result !== 'passed' && before.length === 0;
  const unmet: string[] = [];
  const changedBehaviour: string[] = [];
  for (const failure of run.result === 'passed' ? [] : run.failures) {
    const wasRed = wasUnnamed || before.some((earlier) => isSame(earlier, failure));
    (wasRed ? unmet : changedBehaviour).push(failure.name);
  }
  if (run.result !== 'passed' && run.failures.length === 0) {
    const { counts } = run;
    if (run.result === 'failed' && baseline?.result === 'passed' && counts?.failed === 0 && counts.passed > 0)
      return { unmet, changedBehaviour, onlyExitCode: true };
    const how = run.result === 'failed' ? `exit ${run.exitCode ?? 'none'}` : run.result;
    (wasUnnamed ? unmet : changedBehaviour).push(`${run.command} with the tests of the base (${how})`);
  }
  return { unmet, changedBehaviour };
}

/** Tests of the base that a green run of all of them did not run. */
export function testsNotRun(baseline: Verification | undefined, run: Verification): number {
  if (run.result !== 'passed' || run.counts === undefined) return 0;
  return Math.max(0, ranIn(baseline) - ranIn(run));
}

/** 0 where the runner was not recognised, which compares as "not fewer". */
function ranIn(verification: Verification | undefined): number {
  const counts = verification?.counts;
  return counts === undefined ? 0 : counts.passed + counts.failed;
}

/** Whether two failures are one test, or one file that did not load. One that does not compile fails its whole folder. */
export function isSame(earlier: TestFailure, now: TestFailure): boolean {
  if (earlier.kind === undefined && now.kind === undefined) {
    const isFile = earlier.file === undefined || now.file === undefined || earlier.file === now.file;
    return earlier.name === now.name && isFile;
  }
  const [a, b] = [earlier.file ?? earlier.name, now.file ?? now.name];
  const folder = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);
  return earlier.kind === 'compile' || now.kind === 'compile' ? folder(a) === folder(b) : a === b;
}

/** Runners tell paths from their own folder or from the root. */
export const samePath = (a: string, b: string) => a === b || a.endsWith(`/${b}`) || b.endsWith(`/${a}`);
