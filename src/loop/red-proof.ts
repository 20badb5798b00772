/**
 * Decides whether newly written tests fail because the behaviour is missing, as TDD demands, or only because they
 * cannot run.
 */

import { type FailureKind, failureKind, missesBehaviour } from '../run/failure-kind.ts';
import type { TestFailure, Verification } from '../run/verification.ts';

/**
 * Why the new tests do not prove red, in one sentence for the agent; undefined where they do. `before`: the last verification before
 * them. `others`: what was changed since and is no test.
 */
export function judgeRed(
  verification: Verification,
  others: readonly string[],
  before?: Verification,
): string | undefined {
  if (others.length > 0) return `in the red phase only test files may change: put ${list(others)} back as before`;
  // No story asks to lose the run's own tests, and nobody reviews this phase: what would wait elsewhere is refused as well.
  const weakened = verification.testChanges?.find(({ kind }) => kind === 'fails' || kind === 'weakened');
  if (weakened !== undefined) return `${weakened.path}: ${weakened.message}`;
  if (verification.result === 'passed') return passesAtOnce;
  if (verification.result === 'timed-out') return 'the new tests ran into the time limit';
  if (verification.result === 'broken') return 'the test command could not start';

  const known = new Set((before?.failures ?? []).map((failure) => failure.name));
  const fresh = verification.failures.filter((failure) => !known.has(failure.name));
  if (fresh.length === 0) return judgeUnnamed(verification, known.size > 0);

  for (const failure of fresh) {
    const kind = kindOf(failure, verification.output);
    if (kind === 'fails') continue;
    return `${failure.name} does not fail for an assertion: ${brokenWords[kind]}`;
  }
  const passing = (verification.counts?.passed ?? 0) - (before?.counts?.passed ?? Number.POSITIVE_INFINITY);
  if (passing > 0) {
    return `${passing} of the new tests ${passing === 1 ? 'passes' : 'pass'} at once, so it proves nothing`;
  }
  return undefined;
}

/** They ran, and none was red. */
export const passesAtOnce =
  'the new tests pass at once, so they prove nothing: write one that fails until the criterion is met';

/** A red that names no new test: what it printed must show the reason. */
function judgeUnnamed(verification: Verification, hadFailures: boolean): string | undefined {
  const kind = failureKind(verification.output);
  if (kind !== 'fails') return `the new tests do not run: ${brokenWords[kind]}`;
  if (hadFailures) return 'no new test fails: only those that were red before';
  if (missesBehaviour(verification.output)) return undefined;
  return 'no failing assertion of a new test can be seen in the output';
}

const brokenWords: Record<Exclude<FailureKind, 'fails'>, string> = {
  syntax: 'the test itself has a syntax error',
  import:
    'it cannot import what it names. Import what does not exist yet inside the test, or test it through what is there, so that the test itself fails',
  undeclared: 'the test uses a name that it does not declare',
};

/** A whole file of which its runner says no more than that it failed was not loaded: what was printed tells why. */
function kindOf(failure: TestFailure, output: string) {
  const kind = failureKind(textOf(failure));
  return kind === 'fails' && failure.kind === 'suite' ? failureKind(output) : kind;
}

function textOf(failure: TestFailure) {
  const { message = '', expected, actual } = failure;
  return expected !== undefined || actual !== undefined ? `AssertionError ${message}` : message;
}

function list(paths: readonly string[]) {
  const more = paths.length > 5 ? ` and ${paths.length - 5} more` : '';
  return `${paths.slice(0, 5).join(', ')}${more}`;
}
