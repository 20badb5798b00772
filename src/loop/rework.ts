/**
 * Lets an AI reviewer review a change whose tests pass, and the agent correct it, in turn, until a review approves or
 * no rework is left. A review may refuse a tree whose tests pass, but must never accept a tree whose tests fail.
 */

import type { Stop } from '../run/run.ts';
import { type Review, type Verification, waitingIn } from '../run/verification.ts';
import { untilGreen } from './loop.ts';
import { type Green, restoreGreen, type Steps } from './steps.ts';

export interface Reviewed {
  green: Green;
  /** Why it has not passed. */
  stop?: Stop;
  /** Names whose changed behaviour the reviewer found the story to ask for; the pull request stays a draft. */
  changedTests?: string[];
}

/** Has a green tree reviewed, and reworked where that asks for it. */
export async function reviewAndRework(
  steps: Steps,
  { maxReworks, maxIterations }: { maxReworks: number; maxIterations: number },
  first: Green,
): Promise<Reviewed> {
  let green = first;
  for (let rework = 1; ; rework++) {
    const limit = await steps.limit();
    if (limit?.outcome === 'cancelled') return { green, stop: limit };
    if (steps.review === undefined) return unreviewed(green);
    await steps.emit({ type: 'review-started' });
    const answered = await steps.review(green);
    if ('missing' in answered) {
      await steps.emit({ type: 'review-missing', reason: answered.missing });
      const { stop } = answered;
      return stop?.outcome === 'cancelled' ? { green, stop } : unreviewed(green);
    }
    const { review } = answered;
    await steps.emit({ type: 'review-finished', review });

    const unapproved = waitingIn(green.verification).filter((name) => !review.askedFor.includes(name));
    const refusal = refusalOf(review, unapproved);
    if (refusal === undefined) return { green, changedTests: waitingIn(green.verification) };
    if (rework > maxReworks) return { green, stop: { outcome: 'rejected', detail: refusal } };

    const { begun } = steps;
    const end = await untilGreen(steps, {
      phase: { name: 'rework', rework },
      maxIterations,
      prompt: steps.reworkPrompt(review, unapproved),
      snapshot: green.checkpoint.snapshot,
    });
    if ('stop' in end && steps.begun === begun + 1 && end.stop.outcome === 'no-progress') {
      const detail = `The review still asks for changes, and rework ${rework} made none: ${review.summary || refusal}`;
      return { green, stop: { outcome: 'rejected', detail } };
    }
    if ('stop' in end) return endRework(steps, { green, begun }, rework, end.stop);
    green = end;
  }
}

/** Green without a review. A tree that waited for the reviewer's word on changed tests has nobody left to give it. */
function unreviewed(green: Green): Reviewed {
  return { green, stop: unapprovedStop(green.verification) };
}

/** The end of a run that changed what tests of the base ask for, without anybody to say that the story wants that; undefined: none did. */
export function unapprovedStop(verification: Pick<Verification, 'baseTests'>): Stop | undefined {
  const changed = waitingIn(verification);
  if (changed.length === 0) return undefined;
  const tests = changed.length === 1 ? '1 test that was green' : `${changed.length} tests that were green`;
  const detail = `${tests} before the agent would be red now (${named(changed)}). If the story asks for that, say \`tests: may-change\` in its front matter`;
  return { outcome: 'failed', detail };
}

const named = (names: readonly string[]) => names.slice(0, 5).join(', ');

/** Why the review does not let this tree pass; undefined where it does. */
function refusalOf({ verdict, summary }: Review, unapproved: readonly string[]) {
  if (unapproved.length > 0)
    return `The review finds nothing in the story that asks for these changed tests: ${named(unapproved)}`;
  if (verdict === 'approve') return undefined;
  return ['The review still asks for changes', summary].filter(Boolean).join(': ');
}

/** Restores the last green tree. A cancel and a refused push keep their own outcome; all else is the review's refusal standing. */
async function endRework(steps: Steps, before: { green: Green; begun: number }, rework: number, stop: Stop) {
  const own = stop.outcome === 'cancelled' || stop.outcome === 'publish-failed';
  const rejected: Stop = { outcome: 'rejected', detail: `Rework ${rework} did not come back to green: ${stop.detail}` };
  const restored = await restoreGreen(steps, before, `rework ${rework} did not come back to green`);
  return { green: restored.green, stop: restored.stop ?? (own ? stop : rejected) };
}
