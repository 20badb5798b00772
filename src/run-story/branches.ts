/** Branches of the remote, fetched where they are not here yet; and the stops where they cannot be had. */

import { fetchBranch, type Remote } from '../git/remote.ts';
import { remoteHead } from '../git/remote-branches.ts';
import type { Repository } from '../git/repository.ts';
import type { Stop } from '../run/run.ts';

/** The branch's commit on the remote. */
export async function headOf(repository: Repository, remote: Remote, branch: string): Promise<string | { stop: Stop }> {
  const state = await remoteHead(repository, remote, branch);
  if (state.kind !== 'known') return unreachable(state.reason);
  return hereOrFetched(repository, remote, branch, state.commit);
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

export function unreachable(reason: string): { stop: Stop } {
  return { stop: { outcome: 'error', detail: `The repository cannot be read: ${reason}` } };
}
