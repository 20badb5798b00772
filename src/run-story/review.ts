/**
 * Starts the model's review of an attempt while the later and slower checks of the verdict still run on it. It starts once the
 * first four steps of the verdict hold: commands, counts, barriers and base tests.
 */

import { nonceOf } from '../agent/prompt.ts';
import type { ReviewEnd, Reviewer } from '../agent/reviewer.ts';
import { testCheckDoubts } from '../run/final-verification.ts';
import { placeWords } from '../run/number-format.ts';
import type { Checkpoint } from '../run/run.ts';
import { addCost, addUsage } from '../run/usage.ts';
import type { Verification } from '../run/verification.ts';
import type { RunRequest } from './run-request.ts';
import type { VerifierOptions } from './verifier.ts';

export type Reviews = ReturnType<typeof openReviews>;

const mostChanges = 30;

/** Without a reviewer review is off. */
export function openReviews({ request, workspace, limits, baseTree }: VerifierOptions, reviewer: Reviewer | undefined) {
  let begun: { end: Promise<ReviewEnd | undefined>; abort: AbortController } | undefined;
  /** What the checks left to judge and the reviewer does not know yet. */
  let doubts: string[] = [];

  const ask = async (checkpoint: Checkpoint, verification: Verification, signal: AbortSignal): Promise<ReviewEnd> => {
    if (reviewer === undefined) return { missing: 'review is off' };
    const changes = (verification.testChanges ?? [])
      .filter(({ kind }) => kind !== 'new')
      .slice(0, mostChanges)
      .map(({ path, line, message }) => `${placeWords(path, line)}: ${message}`);
    const subject = {
      story: request.story,
      asking: wordsOfWriters(request),
      diff: await workspace.repository.patch(baseTree, checkpoint.tree),
      changedTests: verification.baseTests?.changedBehaviour ?? [],
      changes,
      doubts: testCheckDoubts(verification.testCheck),
      nonce: nonceOf(request.record.runId),
    };
    return reviewer.review(subject, signal, () => doubts.splice(0));
  };
  const end = async () => {
    begun?.abort.abort();
    await begun?.end.catch(() => undefined);
    begun = undefined;
  };

  return {
    begin(checkpoint: Checkpoint, green: Verification) {
      if (reviewer === undefined || begun !== undefined) return;
      const abort = new AbortController();
      const signal = AbortSignal.any([limits.signal, abort.signal]);
      doubts = [];
      const early = async () =>
        (await limits.check()) === undefined ? await ask(checkpoint, green, signal) : undefined;
      begun = { end: early(), abort };
      // Whoever waits for it hears of its fault; until then nobody does.
      begun.end.catch(() => undefined);
    },
    /** The checks have ended. A red ends the review that runs beside them; what that has cost is told all the same. */
    async checked(verification: Verification) {
      if (verification.result !== 'passed') await end();
      else if (begun !== undefined) doubts = testCheckDoubts(verification.testCheck);
    },
    /** Of a green tree; the review that began beside its checks, where one did. */
    async review({
      checkpoint,
      verification,
    }: {
      checkpoint: Checkpoint;
      verification: Verification;
    }): Promise<ReviewEnd> {
      const first = await begun?.end;
      begun = undefined;
      if (first === undefined) return ask(checkpoint, verification, limits.signal);
      if ('missing' in first || first.review.verdict !== 'approve' || doubts.length === 0) return first;
      doubts = [];
      const second = await ask(checkpoint, verification, limits.signal);
      if ('missing' in second) return second.stop?.outcome === 'cancelled' ? second : first;
      const usage = addUsage(first.review.usage, second.review.usage);
      const costUsd = addCost(first.review.costUsd, second.review.costUsd);
      return { review: { ...second.review, usage, costUsd } };
    },
    [Symbol.asyncDispose]: end,
  };
}

/** An issue of somebody else's asks for no change of tests, nor does the text of somebody else's pull request. What writers have commented counts in both. */
function wordsOfWriters({ story, code: { start } }: RunRequest) {
  const { title, body, comments, byWriter } = story;
  const isTheirs = start.kind === 'again' && start.theirs !== undefined;
  const own = isTheirs || byWriter === false ? [] : [title, body];
  return [...own, ...comments.map((one) => one.body)].join('\n');
}
