/** Asks a git server in one `git ls-remote` which commits its branches point to and which branch is the default. */

import { failureOf, type Remote, type RemoteFailure, remoteCall } from './remote-call.ts';
import type { Repository } from './repository.ts';

export interface RemoteState {
  kind: 'known';
  /** Undefined on a remote without commits. */
  defaultBranch: string | undefined;
  /** Undefined where the branch is not there. */
  commit: string | undefined;
}

export interface RemoteBranches {
  kind: 'known';
  defaultBranch: string | undefined;
  /** Branch → commit. */
  commits: Map<string, string>;
}

type InGit = Pick<Repository, 'git'>;

/** Where a branch is on the server, and which branch is its default. */
export async function remoteHead(
  repository: InGit,
  remote: Remote,
  branch: string,
): Promise<RemoteState | RemoteFailure> {
  const state = await remoteBranches(repository, remote, [branch]);
  if (state.kind !== 'known') return state;
  return { kind: 'known', defaultBranch: state.defaultBranch, commit: state.commits.get(branch) };
}

/** The same for several branches; `*` stands for anything, also for more than was meant: look for whole names in the answer. */
export async function remoteBranches(
  { git }: InGit,
  remote: Remote,
  patterns: string[],
): Promise<RemoteBranches | RemoteFailure> {
  const refs = patterns.map((pattern) => `refs/heads/${pattern}`);
  const result = await remoteCall(git, remote, ['ls-remote', '--symref', '--', remote.url, 'HEAD', ...refs], 60_000);
  if (result.code !== 0) return failureOf(remote, result);
  const commits = new Map<string, string>();
  let defaultBranch: string | undefined;
  for (const line of result.stdout.toString().split('\n')) {
    const [value = '', name = ''] = line.split('\t');
    if (name.startsWith('refs/heads/')) commits.set(name.slice('refs/heads/'.length), value);
    if (name !== 'HEAD') continue;
    // First the branch that it stands for, then its commit.
    if (value.startsWith('ref: refs/heads/')) defaultBranch = value.slice('ref: refs/heads/'.length);
    else if (defaultBranch !== undefined) commits.set(defaultBranch, value);
  }
  return { kind: 'known', defaultBranch, commits };
}
