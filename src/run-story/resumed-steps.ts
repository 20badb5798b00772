/**
 * Resumes a run in another process by replaying its loop from the beginning. Checkpoints, verifications and reviews that are
 * on record are taken from there instead of made again; where the record ends, the work goes on.
 */

import type { ReviewSteps } from '../loop/rework.ts';
import type { TddSteps } from '../loop/tdd.ts';
import type { Commands } from '../packages/commands.ts';
import type { Attempt } from '../run/run.ts';
import type { Verification } from '../run/verification.ts';
import { firstPrompt } from './agent.ts';
import type { Resumed, RunRequest } from './request.ts';
import type { Once } from './resume.ts';
import type { Workspace } from './workspace.ts';

type AllSteps = TddSteps & Pick<ReviewSteps, 'review' | 'answer'>;

export interface ResumeOptions {
  request: RunRequest;
  commands: Commands;
  known: Verification | undefined;
  workspace: Pick<Workspace, 'takenUp' | 'merge'>;
  behind: Once['behind'];
}

/** Steps that ask the record first; those of a new run come back unchanged. */
export function resumedSteps<S extends AllSteps>(steps: S, options: ResumeOptions): S {
  const { request, commands, known, workspace, behind } = options;
  const run = request.resume?.run;
  if (run === undefined) return steps;
  const onRecord = (number: number) => {
    const attempt = run.attempts.find(({ name }) => name.number === number);
    return attempt !== undefined && isWhole(attempt, workspace) ? attempt : undefined;
  };
  const restored = restoredOf(request.resume?.events ?? []);
  let reviews = 0;
  let skipped = false;

  return {
    ...steps,
    limit: async () => (behind() ? undefined : await steps.limit()),
    async implement(attempt, prompt) {
      const before = onRecord(attempt.number);
      if (before !== undefined) {
        skipped = true;
        return { stop: before.stop, unfinished: before.unfinished, inTime: before.verification !== undefined };
      }
      // The conversation is gone with the process that held it: the story is told again, with what is to be done now.
      const whole = skipped ? firstPrompt(request, commands, known, undefined, prompt) : prompt;
      skipped = false;
      return await steps.implement(attempt, whole);
    },
    async checkpoint(attempt) {
      const checkpoint = onRecord(attempt.number)?.checkpoint;
      return checkpoint === undefined ? await steps.checkpoint(attempt) : { checkpoint };
    },
    async verify(attempt, checkpoint, also) {
      const verification = onRecord(attempt.number)?.verification;
      return verification === undefined ? await steps.verify(attempt, checkpoint, also) : { verification };
    },
    async restore(green, reason) {
      const commit = restored.shift();
      return commit === undefined
        ? await steps.restore(green, reason)
        : { checkpoint: { ...green.checkpoint, ...commit } };
    },
    async review(green) {
      const review = run.reviews[reviews++];
      if (review !== undefined) return { review };
      if (run.notReviewed !== undefined) return { missing: run.notReviewed };
      return await steps.review(green);
    },
  } as S;
}

/** What the record has of an attempt counts only where its commit is on the branch: another one died with its worker's disk. */
function isWhole({ checkpoint }: Attempt, { takenUp, merge }: ResumeOptions['workspace']): boolean {
  if (checkpoint === undefined) return false;
  // Before its merge is committed an attempt may have changed much that no commit has.
  if (checkpoint.commit === undefined && takenUp === undefined && merge !== undefined) return false;
  return checkpoint.commit === undefined || takenUp?.commits.has(checkpoint.commit) === true;
}

function restoredOf(events: Resumed['events']): { commit?: string }[] {
  return events.flatMap((event) =>
    event.type === 'green-restored' ? [event.commit === undefined ? {} : { commit: event.commit }] : [],
  );
}
