/**
 * Is a red worth running again, and was it flaky? Pure decisions; whoever verifies runs the commands.
 * A red that is green on the second run of the same tree is no failure and uses no retry – where the flake is older than the change.
 */

import { failingChanges, type TestFailure, type Verification } from '../run/verification.ts';

export interface RerunContext {
  /** The setting `flaky-reruns`; undefined where nobody set it: 1 where failing tests can be picked, else 0. */
  limit: number | undefined;
  /** Reruns that this attempt has had. */
  done: number;
  /** Whether the reader knows how to run only the failing tests. */
  canPick: boolean;
  /** Every path that differs from the base: a test in one of them is the run's own and never flaky. */
  changedPaths: readonly string[];
  isTestPath(path: string): boolean;
  baseline?: Verification;
}

export type Rerun =
  | { kind: 'none'; because: string }
  /** These first; the whole suite once where they pass. The two count as one rerun. */
  | { kind: 'picked'; tests: TestFailure[] }
  | { kind: 'whole' };

export function nextRerun(red: Verification, context: RerunContext): Rerun {
  const { limit, done, canPick, baseline } = context;
  const none = (because: string): Rerun => ({ kind: 'none', because });
  if (red.result !== 'failed' || red.step !== 'test') return none('only failing tests can be flaky');
  if (failingChanges(red).length > 0) return none('the tests were weakened');
  if (done >= (limit ?? (canPick ? 1 : 0))) return none('flaky-reruns is used up');

  if (red.failures.length === 0) {
    const touched = context.changedPaths.some((path) => context.isTestPath(path));
    return touched ? none('which tests failed is unknown, and tests were changed') : { kind: 'whole' };
  }
  const own = red.failures.find((failure) => isOwn(failure, context));
  if (own !== undefined) return none(`${own.name} is a test that this run added or changed`);
  const known = new Set((baseline?.failures ?? []).map((failure) => failure.name));
  const before = red.failures.find((failure) => known.has(failure.name));
  if (before !== undefined) return none(`${before.name} was red before the agent`);
  return canPick ? { kind: 'picked', tests: red.failures } : { kind: 'whole' };
}

/** Whether the run added this test or changed its file. A test of an unknown file is, as soon as any test file changed. */
function isOwn(failure: TestFailure, context: RerunContext): boolean {
  const { file } = failure;
  if (file === undefined) return context.changedPaths.some((path) => context.isTestPath(path));
  return context.changedPaths.some((path) => file === path || file.endsWith(`/${path}`) || path.endsWith(`/${file}`));
}

export type RerunReading =
  /** The picked tests passed: the whole suite decides, since only it can make a run green. */
  { kind: 'run-whole' } | { kind: 'settled'; verification: Verification };

/** What stands after a rerun: the first red, or the whole suite's own result with the tests that flaked. */
export function readRerun(red: Verification, rerun: Verification, kind: 'picked' | 'whole'): RerunReading {
  if (kind === 'picked') {
    return rerun.result === 'passed' ? { kind: 'run-whole' } : { kind: 'settled', verification: red };
  }
  if (rerun.result !== 'passed' && rerun.result !== 'failed') return { kind: 'settled', verification: red };
  const stillRed = new Set(rerun.failures.map((failure) => failure.name));
  const flaked = red.failures.map((failure) => failure.name).filter((name) => !stillRed.has(name));
  const unnamed = rerun.result === 'passed' && red.failures.length === 0;
  const flaky = [...new Set([...(red.flaky ?? []), ...flaked, ...(unnamed ? [red.command] : [])])];
  return { kind: 'settled', verification: flaky.length > 0 ? { ...rerun, flaky } : rerun };
}

/** Runs of the same tree, the whole suite's last one included, that must be green where the base never showed the flake. */
export const greensToHold = 5;

/** What is to be shown older than the change: the red tests that nobody knows as flaky, or the command where none is named. */
export function suspectsOf(red: Verification, known: ReadonlySet<string>): string[] {
  if (red.failures.length === 0) return [red.command];
  return [...new Set(red.failures.map(({ name }) => name))].filter((name) => !known.has(name));
}

/** Red on the base, where its baseline was green: no agent can have made it so. */
export function isAlsoRed(suspect: string, base: Verification, baseline: Verification | undefined): boolean {
  if (base.result !== 'failed' || base.step !== 'test') return false;
  if (base.failures.some(({ name, kind }) => kind === undefined && name === suspect)) return true;
  return suspect === baseline?.command && baseline.result === 'passed';
}
