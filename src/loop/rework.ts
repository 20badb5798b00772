/**
 * Alternates AI reviews and reworks by the agent once the tests pass, until a review approves or the rework limit is reached.
 * It is pure like the loop. A review can refuse a green tree; it can never make a red one green, and nothing green is lost.
 */

import type { Checkpoint, Stop } from '../run/run.ts';
import { type Review, type Verification, waitingIn } from '../run/verification.ts';
import { type GreenTree, type Steps, untilGreen } from './loop.ts';

export interface Green extends GreenTree {
  /** That the run has behind it. */
  attempts: number;
}

export interface ReviewSteps extends Steps {
  /** Reads the green tree. `missing` says why there is no review; the events are emitted here, not by the step. */
  review(green: Green): Promise<{ review: Review } | { missing: string; stop?: Stop }>;
  /** The prompt that answers a review's findings; `unapproved` are changed tests that it does not find the story to ask for. */
  answer(review: Review, unapproved: readonly string[]): string;
  /** A commit on top of the branch whose tree is the green one again. */
  restore(green: Green, reason: string): Promise<{ checkpoint: Checkpoint; stop?: Stop }>;
}

interface ReviewTask {
  /** False: the setting `review` is off, or there is no key to pay it. */
  review: boolean;
  maxReworks: number;
  maxIterations: number;
}

export type ReviewEnd =
  /** `changedTests`: names whose changed behaviour the reviewer found the story to ask for; the pull request stays a draft. */
  | { kind: 'passed'; green: Green; reviewed: boolean; changedTests: string[] }
  | { kind: 'stopped'; green: Green; stop: Stop };

/** Carries a green tree to `passed`, `rejected` or a stop. */
export async function afterGreen(steps: ReviewSteps, task: ReviewTask, first: Green): Promise<ReviewEnd> {
  let green = first;
  if (!task.review) {
    const cancel = await steps.cancelled();
    return cancel === undefined ? unreviewed(green) : { kind: 'stopped', green, stop: cancel };
  }

  for (let rework = 1; ; rework++) {
    const cancel = await steps.cancelled();
    if (cancel !== undefined) return { kind: 'stopped', green, stop: cancel };
    const answered = await review(steps, green);
    if ('missing' in answered) {
      await steps.emit({ type: 'review-missing', reason: answered.missing });
      const cancelled = answered.stop?.outcome === 'cancelled';
      return cancelled && answered.stop ? { kind: 'stopped', green, stop: answered.stop } : unreviewed(green);
    }

    const refusal = refusalOf(answered.review, green.verification);
    if (refusal === undefined)
      return { kind: 'passed', green, reviewed: true, changedTests: waitingIn(green.verification) };
    if (rework > task.maxReworks) return { kind: 'stopped', green, stop: { outcome: 'rejected', detail: refusal } };

    const end = await untilGreen(steps, {
      phase: { name: 'rework', rework },
      maxIterations: task.maxIterations,
      prompt: steps.answer(answered.review, unapprovedBy(answered.review, green.verification)),
      tree: green.checkpoint.snapshot,
      attemptsBefore: green.attempts,
    });
    if (end.kind === 'stopped' && end.red === undefined && end.stop.outcome === 'no-progress') {
      const detail = `The review still asks for changes, and rework ${rework} made none: ${answered.review.summary || refusal}`;
      return { kind: 'stopped', green: { ...green, attempts: end.attempts }, stop: { outcome: 'rejected', detail } };
    }
    if (end.kind === 'stopped') return takeBack(steps, { ...green, attempts: end.attempts }, rework, end.stop);
    green = { ...end, attempts: end.attempt.number };
  }
}

async function review(steps: ReviewSteps, green: Green): ReturnType<ReviewSteps['review']> {
  await steps.emit({ type: 'review-started' });
  const answered = await steps.review(green);
  if ('review' in answered) await steps.emit({ type: 'review-finished', review: answered.review });
  return answered;
}

/** Green without a review. A tree that waited for the reviewer's word on changed tests has nobody left to give it. */
function unreviewed(green: Green): ReviewEnd {
  const stop = unbacked(green.verification);
  if (stop !== undefined) return { kind: 'stopped', green, stop };
  return { kind: 'passed', green, reviewed: false, changedTests: [] };
}

/** How a run ends whose tests changed their meaning without anybody who may say that the story asks for it; undefined where none did. */
export function unbacked(verification: Pick<Verification, 'baseTests'>): Stop | undefined {
  const changed = waitingIn(verification);
  if (changed.length === 0) return undefined;
  const tests = changed.length === 1 ? '1 test that was green' : `${changed.length} tests that were green`;
  const detail = `${tests} before the agent would be red now (${named(changed)}). If the story asks for that, say \`tests: may-change\` in its front matter`;
  return { outcome: 'failed', detail };
}

const named = (names: readonly string[]) => names.slice(0, 5).join(', ');

/** Why the review does not let this tree pass; undefined where it does. */
function refusalOf(review: Review, verification: Verification) {
  const unapproved = unapprovedBy(review, verification);
  if (unapproved.length > 0)
    return `The review finds nothing in the story that asks for these changed tests: ${unapproved.slice(0, 5).join(', ')}`;
  if (review.verdict === 'approve') return undefined;
  return review.summary === ''
    ? 'The review still asks for changes'
    : `The review still asks for changes: ${review.summary}`;
}

function unapprovedBy(review: Review, verification: Verification) {
  return waitingIn(verification).filter((name) => !review.askedFor.includes(name));
}

/** Restores the last green tree. A cancel and a refused push keep their own outcome; all else is the review's refusal standing. */
async function takeBack(steps: ReviewSteps, green: Green, rework: number, stop: Stop): Promise<ReviewEnd> {
  const own = stop.outcome === 'cancelled' || stop.outcome === 'publish-failed';
  const rejected: Stop = { outcome: 'rejected', detail: `Rework ${rework} did not come back to green: ${stop.detail}` };
  const touched = green.attempts > green.attempt.number;
  if (!touched) return { kind: 'stopped', green, stop: own ? stop : rejected };

  const reason = `rework ${rework} did not come back to green`;
  const { checkpoint, stop: unpublished } = await steps.restore(green, reason);
  const { tree, commit } = checkpoint;
  await steps.emit({ type: 'green-restored', attempt: green.attempt.number, tree, commit, reason });
  return { kind: 'stopped', green: { ...green, checkpoint }, stop: unpublished ?? (own ? stop : rejected) };
}
