/** The verification of the tree that a run ends with, and what of it waits for a person. */

import type { Proof } from './proof.ts';
import type { Run } from './run.ts';
import { type Verification, waitingIn } from './verification.ts';

type Verified = Pick<Run, 'attempts' | 'verifiedTree' | 'baseline'>;

/** What was tried after the last green and taken back does not count. A branch that was green as it stood has no attempt. */
export function finalVerification({ attempts, verifiedTree, baseline }: Verified): Verification | undefined {
  const verified = attempts.flatMap(({ verification }) => verification ?? []);
  if (verified.length === 0 && baseline?.tree === verifiedTree) return baseline;
  return verified.findLast(({ tree }) => tree === verifiedTree) ?? verified.at(-1);
}

/** What is told of the proofs at a run's end. A run that did not pass has nothing proved, though a green on its way was. */
export function proofToTell(run: Verified & Pick<Run, 'outcome'>): Proof | undefined {
  const proof = finalVerification(run)?.proof;
  return proof?.result === 'proved' && run.outcome !== 'passed' ? undefined : proof;
}

export function changedTestsToReview(run: Verified): string[] {
  return waitingIn(finalVerification(run) ?? {});
}

/** Whether a person has to look before the pull request is ready: changed tests, what only words of the story permit, settings that the green depends on, or an exit code that shows nothing. */
export function waitsForPerson(run: Verified): boolean {
  const { proof, tampering = [], forgiving = false } = finalVerification(run) ?? {};
  const settings = proof?.sources?.alsoChanged ?? [];
  const permitted = tampering.some((one) => one.permitted === true);
  return changedTestsToReview(run).length > 0 || settings.length > 0 || permitted || forgiving;
}
