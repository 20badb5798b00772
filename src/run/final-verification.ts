/**
 * Finds the verification of the tree that a run ends with, and the results in it that a person should look at. It also finds
 * the attempt that came nearest to green, and writes the headline of a run that passed.
 */

import { attemptsWords } from './number-words.ts';
import type { Attempt, Run } from './run.ts';
import type { TestCheck } from './test-check.ts';
import { testCheckHeadline } from './test-check-words.ts';
import { type Verification, waitingIn } from './verification.ts';

type Verified = Pick<Run, 'attempts' | 'verifiedTree' | 'baseline'>;

/** What was tried after the last green and taken back does not count. A branch that was green as it stood has no attempt. */
export function finalVerification({ attempts, verifiedTree, baseline }: Verified): Verification | undefined {
  const verified = attempts.flatMap(({ verification }) => verification ?? []);
  if (verified.length === 0 && baseline?.tree === verifiedTree) return baseline;
  return verified.findLast(({ tree }) => tree === verifiedTree) ?? verified.at(-1);
}

/** What is told of the check of the tests at a run's end. A run that did not pass has nothing checked, though a green on its way was. */
export function shownTestCheck(run: Verified & Pick<Run, 'outcome'>): TestCheck | undefined {
  const check = finalVerification(run)?.testCheck;
  return check?.result === 'checked' && run.outcome !== 'passed' ? undefined : check;
}

export function changedTestsToReview(run: Verified): string[] {
  return waitingIn(finalVerification(run) ?? {});
}

/** Whether a person has to look before the pull request is ready: base tests that changed, were deleted although they are met, or need more of the attempt than its production. */
export function waitsForPerson(run: Verified): boolean {
  const { allowed = [], needs = [], deleted = [] } = finalVerification(run)?.baseTests ?? {};
  return [changedTestsToReview(run), allowed, needs, deleted].some(({ length }) => length > 0);
}

export function passedHeadline(run: Pick<Run, 'attempts' | 'attemptCount' | 'settings' | 'verifiedTree'>): string {
  const changed = changedTestsToReview(run).length;
  if (changed > 0) return `passed – ${changed} changed ${changed === 1 ? 'test' : 'tests'}: review them`;
  const { flaky: { length: flaky } = [], testCheck } = finalVerification(run) ?? {};
  const checked = testCheckHeadline(testCheck, run.settings['test-check']?.value === 'enforce');
  if (run.attemptCount === 0) return `Passed: the branch is green${checked}`;
  const only = flaky === 0 ? '' : `, green only on a second run: ${flaky} flaky ${flaky === 1 ? 'test' : 'tests'}`;
  return `Passed after ${attemptsWords(run.attemptCount)}${only}${checked}`;
}

/** Whoever asked for an update is told what became of it; empty for every other run. */
export function mergedWords(run: Pick<Run, 'attemptCount' | 'base' | 'detail' | 'trigger'>): string {
  const { attemptCount, base, detail = '', trigger } = run;
  if (trigger.kind !== 'update') return '';
  return `${attemptCount === 0 && detail.startsWith(base.branch) ? detail : `${base.branch} is merged.`} `;
}

/** Number of the attempt with the fewest failing tests; of equals the latest, which holds the most work. */
export function bestAttempt(attempts: readonly Attempt[]): number | undefined {
  const verified = attempts.filter((attempt) => attempt.verification !== undefined);
  return verified.reduce<Attempt | undefined>(
    (best, attempt) => (best === undefined || failing(attempt) <= failing(best) ? attempt : best),
    undefined,
  )?.name.number;
}

/** Unknown ranks last, and so does a red without a failing test: its tests were bent or weakened, or none ran. */
function failing({ verification }: Attempt): number {
  if (verification?.result === 'passed') return 0;
  return verification?.counts?.failed || verification?.failures.length || Number.POSITIVE_INFINITY;
}
