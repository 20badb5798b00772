/** A run that goes on in another process: what it has told, and how long it was under way. */

import { isOfLoop, onceKey } from '../run/event-kinds.ts';
import type { Verification } from '../run/verification.ts';
import type { Emit, Resumed, RunRequest } from './request.ts';
import type { Workspace } from './workspace.ts';

export interface Once {
  emit: Emit;
  /** The record has more of the loop than was gone through. */
  behind(): boolean;
}

/** Events that are told once in the life of a run: what the record has of them is not told again. */
export function emitOnce(resume: Resumed | undefined, emit: Emit): Once {
  const left = new Map<string, { count: number; ofLoop: boolean }>();
  for (const event of resume?.events ?? []) {
    const key = onceKey(event);
    if (key !== undefined) left.set(key, { count: (left.get(key)?.count ?? 0) + 1, ofLoop: isOfLoop(event) });
  }
  const take = (key: string | undefined): boolean => {
    const known = key === undefined ? undefined : left.get(key);
    if (known === undefined || known.count === 0) return false;
    known.count -= 1;
    return true;
  };
  return {
    emit: async (event) => {
      if (!take(onceKey(event))) await emit(event);
    },
    behind: () => [...left.values()].some(({ count, ofLoop }) => ofLoop && count > 0),
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

/** The last verification on record, against which the next one is compared. */
export function lastVerification(resume: Resumed | undefined): Verification | undefined {
  return resume?.run.attempts.findLast(({ verification }) => verification !== undefined)?.verification;
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
