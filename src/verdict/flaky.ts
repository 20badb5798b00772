/**
 * Decides whether failed tests run a second time, and whether tests that pass the second time count as flaky. They
 * count only if the base commit shows the same failure, or if five runs in a row pass.
 */

import { samePath } from '../output/failure-lines.ts';
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

/**
 * The failing tests first, and the whole suite once where they pass: the two count as one. undefined: no flake – something else than a
 * test failed, the run added or changed it, or it was red before the agent –, or there is no second run left.
 */
export function nextRerun(red: Verification, context: RerunContext): 'picked' | 'whole' | undefined {
  const { limit, done, canPick, baseline } = context;
  if (red.result !== 'failed' || red.step !== 'test' || failingChanges(red).length > 0) return undefined;
  if (done >= (limit ?? (canPick ? 1 : 0))) return undefined;
  // Which tests failed is unknown.
  if (red.failures.length === 0) return isOwn({}, context) ? undefined : 'whole';
  const known = new Set((baseline?.failures ?? []).map(({ name }) => name));
  if (red.failures.some((failure) => isOwn(failure, context) || known.has(failure.name))) return undefined;
  return canPick ? 'picked' : 'whole';
}

/** Whether the run added this test or changed its file. A test of an unknown file is, as soon as any test file changed. */
const isOwn = ({ file }: Pick<TestFailure, 'file'>, { changedPaths, isTestPath }: RerunContext) =>
  changedPaths.some((path) => (file === undefined ? isTestPath(path) : samePath(file, path)));

/** What stands after a rerun of the whole suite: its own result with the tests that flaked, or the first red. */
export function readRerun(red: Verification, rerun: Verification): Verification {
  if (rerun.result !== 'passed' && rerun.result !== 'failed') return red;
  const stillRed = new Set(rerun.failures.map((failure) => failure.name));
  const flaked = red.failures.map((failure) => failure.name).filter((name) => !stillRed.has(name));
  const unnamed = rerun.result === 'passed' && red.failures.length === 0;
  const flaky = [...new Set([...(red.flaky ?? []), ...flaked, ...(unnamed ? [red.command] : [])])];
  return flaky.length > 0 ? { ...rerun, flaky } : rerun;
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
