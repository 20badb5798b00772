/** Branches of the remote, fetched where they are not here yet; and the stops where they cannot be had. */

import { deepen, fetchBranch, type Remote } from '../git/remote.ts';
import { remoteHead } from '../git/remote-branches.ts';
import type { Repository } from '../git/repository.ts';
import type { Stop } from '../run/run.ts';
import type { Emit, RunRequest } from './request.ts';
import type { Workspace } from './workspace.ts';

/** The branch's commit on the remote. */
async function headOf(repository: Repository, remote: Remote, branch: string): Promise<string | { stop: Stop }> {
  const state = await remoteHead(repository, remote, branch);
  if (state.kind !== 'known') return unreachable(state.reason);
  return hereOrFetched(repository, remote, branch, state.commit);
}

/** The heads of both on the remote, and where they parted: a clone of the last fifty commits may not reach to it. */
export async function forkOf(
  repository: Repository,
  remote: Remote,
  branch: string,
  baseBranch: string,
): Promise<{ head: string; baseHead: string; forkPoint: string } | { stop: Stop }> {
  const head = await headOf(repository, remote, branch);
  if (typeof head !== 'string') return head;
  const baseHead = await headOf(repository, remote, baseBranch);
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
  { code }: RunRequest,
  { branch, head, behind, base }: Workspace,
  emit: Emit,
): Promise<void> {
  const again = code.start.kind === 'again' ? code.start : undefined;
  // In a clone a new branch is named when the first commit has got it.
  if (code.source.kind !== 'local' || again !== undefined) {
    await emit({ type: 'branch-named', branch, ...(again === undefined ? {} : { head }) });
  }
  if (again?.pullRequest !== undefined) await emit({ type: 'pull-request-opened', ...again.pullRequest });
  if (behind === 0) return;
  const text = `The branch is ${behind} ${behind === 1 ? 'commit' : 'commits'} behind ${base.branch}; nothing is rebased or merged.`;
  await emit({ type: 'warning', text });
}
