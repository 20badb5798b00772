/** Fetches branches, commits or deeper history from a git server, lists its branches, and clones repositories. */

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isBranchName } from './branch-name.ts';
import { type Git, type GitResult, gitAt } from './git.ts';
import { objectInfo } from './git-objects.ts';
import { fromMirror } from './mirror.ts';
import { originConfig } from './own-git-dir.ts';
import {
  clonedDepth,
  failureOf,
  fetchRefs,
  isAbsent,
  type Remote,
  type RemoteFailure,
  remoteCall,
} from './remote-call.ts';
import type { Repository } from './repository.ts';

export type FetchResult = { kind: 'fetched'; commit: string } | { kind: 'absent' } | RemoteFailure;

/** Fetches one branch into our own folder; afterwards `redgreen/<branch>` resolves to it. */
export async function fetchBranch(
  repository: Repository,
  remote: Remote,
  branch: string,
  options: { depth?: number } = {},
): Promise<FetchResult> {
  const { git } = repository;
  const depth = options.depth === undefined ? [] : [`--depth=${options.depth}`];
  const result = await fetchCall(git, remote, [branch], depth);
  if (result.code !== 0) return isAbsent(result) ? { kind: 'absent' } : failureOf(remote, result);
  const fetched = await objectInfo(git, trackingRef(branch));
  if (fetched === undefined) throw new Error(`${branch} was fetched and is not here`);
  return { kind: 'fetched', commit: fetched.id };
}

/** Fetches one commit without its history; undefined where it is here then, else what the server answered. */
export async function fetchCommit(git: Git, remote: Remote, commit: string): Promise<GitResult | undefined> {
  const alone = await fetchRefs(git, remote, [commit], ['--depth=1']);
  if (alone.code === 0) return undefined;
  // Not every server hands out a commit by its id.
  const whole = await fetchRefs(git, remote, ['+refs/heads/*:refs/remotes/origin/*']);
  return whole.code === 0 ? undefined : alone;
}

export type DeepenResult = { kind: 'found'; commit: string } | { kind: 'none' } | RemoteFailure;

/** The merge base of two commits of these branches; a shallow history is deepened step by step, at last wholly. */
export async function deepen(
  repository: Repository,
  remote: Remote,
  commits: [string, string],
  branches: string[],
): Promise<DeepenResult> {
  for (const step of [undefined, '--deepen=50', '--deepen=500', '--unshallow'] as const) {
    const shallow = (await repository.git.text(['rev-parse', '--is-shallow-repository'])) === 'true';
    if (step !== undefined) {
      if (!shallow) return { kind: 'none' };
      const result = await fetchCall(repository.git, remote, branches, [step]);
      if (result.code !== 0) return failureOf(remote, result);
    }
    const commit = await repository.mergeBase(...commits);
    if (commit !== undefined) return { kind: 'found', commit };
  }
  return { kind: 'none' };
}

export interface CloneOptions {
  /** Branch. Default: the server's default branch. */
  branch?: string;
  /** A bare copy on this disk that is brought up to date and cloned from; made where it is not there. */
  mirror?: string;
}

export type CloneResult = { kind: 'cloned'; commit: string; branch: string } | { kind: 'absent' } | RemoteFailure;

/** Clones one branch into the folder `into`; its `.git/config` names the remote and holds no credential. */
export async function clone(remote: Remote, into: string, options: CloneOptions): Promise<CloneResult> {
  const git = gitAt({ gitDir: join(into, '.git'), tree: into, signal: remote.signal });
  await mkdir(git.place.gitDir, { recursive: true });
  await git.text(['init', '-q', '--template=']);
  const state = await remoteHead({ git }, remote, options.branch ?? '');
  if (state.kind !== 'known') return state;
  const branch = options.branch ?? state.defaultBranch;
  if (branch === undefined || !isBranchName(branch)) return { kind: 'absent' };
  const refspec = `+refs/heads/${branch}:refs/remotes/origin/${branch}`;
  const fetchFrom = (from: Remote) => fetchRefs(git, from, [refspec], [clonedDepth]);
  const { mirror } = options;
  const { commit } = state;
  const wanted = commit && { branch, commit };
  const near = mirror && wanted ? await fromMirror(mirror, remote, wanted) : undefined;
  const quick = near && (await fetchFrom(near));
  const result = quick?.code === 0 ? quick : await fetchFrom(remote);
  if (result.code !== 0) return isAbsent(result) ? { kind: 'absent' } : failureOf(remote, result);
  await git.text(['checkout', '-q', '-f', '-B', branch, `refs/remotes/origin/${branch}`]);
  const config = `[core]\n\trepositoryformatversion = 0\n\tfilemode = true\n\tbare = false\n${originConfig(remote.url)}`;
  await writeFile(join(git.place.gitDir, 'config'), config);
  return { kind: 'cloned', commit: await git.text(['rev-parse', 'HEAD']), branch };
}

function fetchCall(git: Git, remote: Remote, branches: string[], extra: string[]) {
  if (!branches.every(isBranchName)) throw new Error(`not branch names: ${JSON.stringify(branches)}`);
  const refspecs = branches.map((branch) => `+refs/heads/${branch}:${trackingRef(branch)}`);
  return fetchRefs(git, remote, refspecs, ['--update-shallow', ...extra]);
}

function trackingRef(branch: string) {
  return `refs/remotes/redgreen/${branch}`;
}

type InGit = Pick<Repository, 'git'>;

/** Where a branch is on the server, and which branch is its default; undefined where there is none. */
export async function remoteHead(repository: InGit, remote: Remote, branch: string) {
  const state = await remoteBranches(repository, remote, [branch]);
  if (state.kind !== 'known') return state;
  return { kind: 'known' as const, defaultBranch: state.defaultBranch, commit: state.commits.get(branch) };
}

/** The same for several branches; `*` stands for anything, also for more than was meant: look for whole names in the answer. */
export async function remoteBranches({ git }: InGit, remote: Remote, patterns: string[]) {
  const refs = patterns.map((pattern) => `refs/heads/${pattern}`);
  const result = await remoteCall(git, remote, ['ls-remote', '--symref', '--', remote.url, 'HEAD', ...refs], 60_000);
  if (result.code !== 0) return failureOf(remote, result);
  /** By branch. */
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
  return { kind: 'known' as const, defaultBranch, commits };
}
