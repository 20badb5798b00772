/** Chooses the name of a run's branch, and fetches the branches that the run needs from the remote repository. */

import type { Settings } from '../config/settings.ts';
import { branchName, numbered } from '../git/branch-name.ts';
import type { Remote } from '../git/remote-call.ts';
import { deepen, fetchBranch, remoteBranches, remoteHead } from '../git/remote-fetch.ts';
import type { Repository } from '../git/repository.ts';
import type { RecordedEvent, Stop } from '../run/run.ts';
import type { Story } from '../story/story.ts';
import type { Emit, Opening, Resumed, RunRequest, Workspace } from './run-request.ts';

/** The heads of both on the remote, and where they parted: a clone of the last fifty commits may not reach to it. */
export async function forkOf(
  repository: Repository,
  remote: Remote,
  branch: string,
  baseBranch: string,
): Promise<{ head: string; baseHead: string; forkPoint: string } | { stop: Stop }> {
  const state = await remoteBranches(repository, remote, [branch, baseBranch]);
  if (state.kind !== 'known') return unreachable(state.reason);
  const head = await hereOrFetched(repository, remote, branch, state.commits.get(branch));
  if (typeof head !== 'string') return head;
  const baseHead = await hereOrFetched(repository, remote, baseBranch, state.commits.get(baseBranch));
  if (typeof baseHead !== 'string') return baseHead;
  const base = await deepen(repository, remote, [head, baseHead], [branch, baseBranch]);
  if (base.kind === 'none') return absent(`a common ancestor of ${branch} and ${baseBranch}`);
  return base.kind === 'found' ? { head, baseHead, forkPoint: base.commit } : unreachable(base.reason);
}

export async function hereOrFetched(
  repository: Repository,
  remote: Remote,
  branch: string,
  commit: string | undefined,
): Promise<string | { stop: Stop }> {
  if (commit === undefined) return absent(`the branch ${branch}`);
  if ((await repository.resolve(commit)) === commit) return commit;
  const fetched = await fetchBranch(repository, remote, branch, { depth: 50 });
  if (fetched.kind === 'fetched') return fetched.commit;
  return fetched.kind === 'absent' ? absent(`the branch ${branch}`) : unreachable(fetched.reason);
}

export function absent(what: string): { stop: Stop } {
  return { stop: { outcome: 'error', detail: `The remote repository does not have ${what}.` } };
}

/** The branch that a new one would begin from. */
export function absentBase({ settings }: RunRequest, branch: string | undefined): { stop: Stop } {
  if (branch !== undefined && settings.baseBranch === branch) {
    const detail = `\`base-branch\` is ${branch}, and the remote repository does not have that branch.`;
    return { stop: { outcome: 'misconfigured', cause: 'missing-base', detail } };
  }
  const name = branch === undefined ? 'a default branch' : `the branch ${branch}`;
  const detail = `The remote repository does not have ${name}: it is empty, or that branch is gone.`;
  return { stop: { outcome: 'misconfigured', cause: 'no-commit', detail } };
}

export function unreachable(reason: string): { stop: Stop } {
  return { stop: { outcome: 'error', detail: `The repository cannot be read: ${reason}` } };
}

/** Which branch the run works on, with its pull request where there is one, and how far it is behind. */
export async function emitBranch(
  { code: { start, source } }: RunRequest,
  { branch, head, behind, base }: Workspace,
  emit: Emit,
): Promise<void> {
  // In a clone a new branch is named when the first commit has got it.
  const isNew = start.kind === 'new';
  if (source.kind !== 'local' || !isNew) await emit({ type: 'branch-named', branch, ...(isNew ? {} : { head }) });
  if (start.pullRequest !== undefined) await emit({ type: 'pull-request-opened', ...start.pullRequest });
  if (behind === 0) return;
  const text = `The branch is ${behind} ${behind === 1 ? 'commit' : 'commits'} behind ${base.branch}; nothing is rebased or merged.`;
  await emit({ type: 'warning', text });
}

/**
 * The work tree stands where the run began, for setup and baseline. undefined where this is a new run, one that merges, or none of
 * its commits ever left the worker: then it begins as a new one does, on what is pushed.
 */
export async function takeUp(
  request: RunRequest,
  repository: Repository,
  remote: Remote,
): Promise<Awaited<Opening> | undefined> {
  const { resume, code } = request;
  const { start } = code;
  const branch = resume?.run.branch;
  if (resume === undefined || branch === undefined || start.update) return undefined;
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
  const commit = pushed.at(-1);
  if (commit === undefined) {
    const detail = `Somebody moved ${branch} during the run: none of its commits is there any more, and nothing is overwritten.`;
    return wasPushed(events) ? { stop: { outcome: 'publish-failed', detail } } : undefined;
  }
  const tree = await repository.treeOf(commit);
  const takenUp = { commit, tree, commits: new Set(pushed) };
  const forkPoint = start.theirs && fork.forkPoint;
  const from = startOf(events) ?? run.base.commit;
  if ((await repository.resolve(from)) !== from) return absent(`the commit ${from}, which the run started from`);
  await repository.moveTo(from, branch);
  return { repository, head: from, base: run.base, branch, forkPoint, behind: 0, takenUp };
}

/** The branch is gone, and the run had pushed to it: it is not made again. */
export function deletedBranch(resume: Resumed | undefined, branch: string | undefined): { stop: Stop } | undefined {
  if (resume === undefined || resume.run.branch !== branch || !wasPushed(resume.events)) return undefined;
  return { stop: { outcome: 'publish-failed', detail: `The branch ${branch} was deleted during the run.` } };
}

/** Also those of which the record does not know that they were pushed. */
function ourCommits(events: readonly RecordedEvent[]) {
  const commits = events.flatMap((event) => {
    if (event.type === 'checkpoint-made') return event.checkpoint.commit ?? [];
    return event.type === 'checkpoint-pushed' ? event.commit : [];
  });
  return [...new Set(commits)];
}

function wasPushed(events: readonly RecordedEvent[]) {
  return events.some(({ type }) => type === 'checkpoint-pushed');
}

function startOf(events: readonly RecordedEvent[]) {
  const named = events.find((event) => event.type === 'branch-named');
  return named?.type === 'branch-named' ? named.head : undefined;
}

/** The name of a new branch, where nobody has it. */
export function wantedBranch({ branchPrefix }: Settings, { ref, title }: Story): string {
  return branchName(branchPrefix, ref.issue, title);
}

export function freeName(wanted: string, taken: ReadonlyMap<string, string>): string | { stop: Stop } {
  const names = Array.from({ length: 99 }, (_, at) => numbered(wanted, at + 1));
  return names.find((name) => !taken.has(name)) ?? absent(`a free name from ${wanted} to ${wanted}-99`);
}
