/** Finds the verification of the tree that a run ends with, and says what in it waits for a person. */

import type { Run } from './run.ts';
import type { TestCheck } from './test-check.ts';
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
