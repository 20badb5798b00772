/** The branch of a run that goes on in another process: how far it got, and the tree it started from. */

import type { Remote } from '../git/remote.ts';
import { remoteHead } from '../git/remote-branches.ts';
import type { Repository } from '../git/repository.ts';
import type { RecordedEvent, Stop } from '../run/run.ts';
import { absent, forkOf, unreachable } from './branches.ts';
import { baseOfMerge, mergeAgain } from './merge.ts';
import type { Resumed, RunRequest } from './request.ts';
import type { Workspace } from './workspace.ts';

/**
 * The work tree stands where the run began, for setup and baseline. undefined where this is a new run, or none of its commits
 * ever left the worker: then it begins as a new one does.
 */
export async function takeUp(
  request: RunRequest,
  repository: Repository,
  remote: Remote,
): Promise<Workspace | { stop: Stop } | undefined> {
  const { resume, code } = request;
  const { start } = code;
  const branch = resume?.run.branch;
  if (resume === undefined || branch === undefined) return undefined;
  const { events, run } = resume;
  const ours = ourCommits(events);
  if (ours.length === 0) return undefined;

  const state = await remoteHead(repository, remote, branch);
  if (state.kind !== 'known') return unreachable(state.reason);
  if (state.commit === undefined) return deletedBranch(resume, branch);
  const baseBranch = start.kind === 'again' ? start.baseBranch : run.base.branch;
  const fork = await forkOf(repository, remote, branch, baseBranch);
  if ('stop' in fork) return fork;

  const pushed: string[] = [];
  for (const commit of ours) if (await repository.isAncestor(commit, fork.head)) pushed.push(commit);
  const [first, commit] = [pushed[0], pushed.at(-1)];
  if (first === undefined || commit === undefined) return wasPushed(events) ? moved(branch) : undefined;
  const tree = await repository.treeOf(commit);
  const takenUp = { commit, tree, commits: new Set(pushed) };
  const theirs = start.kind === 'again' && start.theirs !== undefined;
  const forkPoint = theirs ? fork.forkPoint : undefined;
  const there = { repository, branch, forkPoint, behind: 0, takenUp };
  const merged = await mergeAgain(request, repository, first, { branch, base: baseBranch });
  if (merged !== undefined && 'stop' in merged) return merged;
  if (merged !== undefined) {
    await repository.moveTo(merged.commit, branch);
    const from = await baseOfMerge(repository, merged, fork.forkPoint, theirs);
    return { ...there, head: merged.commit, base: { branch: baseBranch, commit: from }, merge: merged.merge };
  }
  const from = startOf(events) ?? run.base.commit;
  if ((await repository.resolve(from)) !== from) return absent(`the commit ${from}, which the run started from`);
  await repository.moveTo(from, branch);
  return { ...there, head: from, base: run.base };
}

/** The branch is gone, and the run had pushed to it: it is not made again. */
export function deletedBranch(resume: Resumed | undefined, branch: string | undefined): { stop: Stop } | undefined {
  if (resume === undefined || resume.run.branch !== branch || !wasPushed(resume.events)) return undefined;
  return { stop: { outcome: 'publish-failed', detail: `The branch ${branch} was deleted during the run.` } };
}

function moved(branch: string): { stop: Stop } {
  const detail = `Somebody moved ${branch} during the run: none of its commits is there any more, and nothing is overwritten.`;
  return { stop: { outcome: 'publish-failed', detail } };
}

/** Also those of which the record does not know that they were pushed. */
function ourCommits(events: readonly RecordedEvent[]): string[] {
  const commits = events.flatMap((event) => {
    if (event.type === 'checkpoint-made') return event.checkpoint.commit ?? [];
    return event.type === 'checkpoint-pushed' ? event.commit : [];
  });
  return [...new Set(commits)];
}

function wasPushed(events: readonly RecordedEvent[]): boolean {
  return events.some(({ type }) => type === 'checkpoint-pushed');
}

function startOf(events: readonly RecordedEvent[]): string | undefined {
  const named = events.find((event) => event.type === 'branch-named');
  return named?.type === 'branch-named' ? named.head : undefined;
}
