/**
 * Resumes an interrupted run: finished steps return the results in the run's record, and the rest is carried out.
 * Events that occur only once in a run must not be emitted again.
 */

import type { Steps } from '../loop/steps.ts';
import { onceKey } from '../run/event-kinds.ts';
import type { Attempt } from '../run/run.ts';
import type { Emit, Resumed, RunRequest, Workspace } from './run-request.ts';
import type { Verifier } from './verifier.ts';

/** Events that are told once in the life of a run: what the record has of them is not told again. */
export function emitOnce(resume: Resumed | undefined, emit: Emit): Emit {
  const left = (resume?.events ?? []).map(onceKey);
  return async (event) => {
    const key = onceKey(event);
    const at = key === undefined ? -1 : left.indexOf(key);
    if (at < 0) await emit(event);
    else left.splice(at, 1);
  };
}

/** Tells that the run goes on, and of a push whose event was lost with the worker. */
export async function emitResumed(request: RunRequest, workspace: Workspace, emit: Emit): Promise<void> {
  const { resume } = request;
  if (resume === undefined) return;
  const { takenUp, repository } = workspace;
  for (const { name, checkpoint, pushedCommit } of resume.run.attempts) {
    const commit = checkpoint?.commit;
    if (commit === undefined || pushedCommit !== undefined || takenUp?.commits.has(commit) !== true) continue;
    const tree = await repository.treeOf(commit);
    await emit({ type: 'checkpoint-pushed', attempt: name.number, commit, tree });
  }
  const from = takenUp === undefined ? 'the beginning' : `commit ${takenUp.commit.slice(0, 7)}`;
  await emit({ type: 'interrupted', reason: `the worker that ran it was lost; another one goes on from ${from}` });
}

/** How long the run was under way before. Time in which no worker had it does not count. */
export function usedMs(resume: Resumed | undefined): number {
  let used = 0;
  let last: number | undefined;
  for (const { at, type } of resume?.events ?? []) {
    const time = Date.parse(at);
    if (last !== undefined && type !== 'interrupted') used += time - last;
    last = time;
  }
  return used;
}

/** Steps that return the recorded results of what an earlier process of this run has finished; those of a new run come back unchanged. */
export function skipFinishedSteps(steps: Steps, { request, workspace }: Verifier): Steps {
  if (request.resume === undefined) return steps;
  const { run, events } = request.resume;
  const onRecord = (number: number) => {
    const attempt = run.attempts.find(({ name }) => name.number === number);
    return attempt !== undefined && isWhole(attempt, workspace) ? attempt : undefined;
  };
  const restored = events.flatMap((event) =>
    event.type === 'green-restored' ? [event.commit === undefined ? {} : { commit: event.commit }] : [],
  );
  const reviewsBegun = events.filter(({ type }) => type === 'review-started').length;
  let reviews = 0;
  const { review: ask } = steps;

  return {
    ...steps,
    async limit(attempt) {
      // Nothing limits what an earlier process was let begin.
      const number = attempt?.number;
      const hasBegun = number ? run.attempts.some(({ name }) => name.number === number) : reviews < reviewsBegun;
      return hasBegun ? undefined : await steps.limit(attempt);
    },
    async implement(attempt, prompt) {
      const before = onRecord(attempt.number);
      if (before !== undefined) return { stop: before.stop, unfinished: before.unfinished };
      return await steps.implement(attempt, prompt);
    },
    async checkpoint(attempt) {
      const checkpoint = onRecord(attempt.number)?.checkpoint;
      return checkpoint === undefined ? await steps.checkpoint(attempt) : { checkpoint };
    },
    async verify(attempt, checkpoint, protectedTests) {
      const verification = onRecord(attempt.number)?.verification;
      return verification === undefined ? await steps.verify(attempt, checkpoint, protectedTests) : { verification };
    },
    async restore(green, reason) {
      const commit = restored.shift();
      return commit === undefined
        ? await steps.restore(green, reason)
        : { checkpoint: { ...green.checkpoint, ...commit } };
    },
    review:
      ask &&
      (async (green) => {
        const review = run.reviews[reviews++];
        if (review !== undefined) return { review };
        return run.notReviewed === undefined ? await ask(green) : { missing: run.notReviewed };
      }),
  };
}

/** What the record has of an attempt counts only where its commit is on the branch: another one died with its worker's disk. */
function isWhole({ checkpoint }: Attempt, { takenUp, merge }: Workspace) {
  if (checkpoint === undefined) return false;
  // Before its merge is committed an attempt may have changed much that no commit has.
  if (checkpoint.commit === undefined) return merge === undefined;
  return takenUp?.commits.has(checkpoint.commit) === true;
}
