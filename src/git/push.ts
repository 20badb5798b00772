/** Pushes one commit as a new branch or as a fast-forward, but never to the default branch. */

import { setTimeout as wait } from 'node:timers/promises';
import type { SignedCommits } from '../run/forge.ts';
import { isBranchName } from './branch-name.ts';
import { readBlob } from './git-objects.ts';
import { failureOf, type PushResult, type Remote, remoteCall, ruleOf, sentence } from './remote-call.ts';
import { fetchBranch, remoteHead } from './remote-fetch.ts';
import type { Repository } from './repository.ts';
import { absentMode, fileMode } from './trees.ts';

export interface PushOptions {
  commit: string;
  branch: string;
  /** Where our record says the branch is. Left out: where the remote says it is. */
  expected?: string | 'absent';
  /** Tries where the server cannot be reached. Default 3; 1 when time is short. */
  tries?: number;
  /** Set where the branch takes signed commits alone: the commit is made there, and not pushed. */
  signed?: SignedCommits;
}

/** Pushes one commit to one branch: a fast-forward from `expected`, or a new branch; never the default branch. */
export async function push(repository: Repository, remote: Remote, options: PushOptions): Promise<PushResult> {
  const { commit, branch, tries = 3 } = options;
  if (!isBranchName(branch)) throw new Error(`not a branch name: ${JSON.stringify(branch)}`);
  if (!/^[0-9a-f]{40,64}$/.test(commit)) throw new Error('only a commit id can be pushed');
  for (let go = 1; ; go++) {
    const result = await pushOnce(repository, remote, options);
    if (result.kind !== 'unreachable' || go >= tries) return result;
    await wait(1000 * go * go);
  }
}

async function pushOnce(repository: Repository, remote: Remote, options: PushOptions): Promise<PushResult> {
  const { git } = repository;
  const { commit, branch } = options;
  const state = await remoteHead(repository, remote, branch);
  if (state.kind !== 'known') return state;
  if (branch === state.defaultBranch) {
    const reason = `${branch} is the default branch, which is never pushed to`;
    return { kind: 'refused', rule: 'default-branch', reason };
  }
  const expected = options.expected ?? state.commit ?? 'absent';
  const already = whereInstead(options, expected, state.commit);
  if (already !== undefined) return already;
  if (expected !== 'absent' && !(await repository.isAncestor(expected, commit))) {
    if (options.expected === undefined) return { kind: 'moved', remoteSha: expected };
    const reason = `${commit} does not follow ${expected}, and nothing is ever overwritten`;
    return { kind: 'refused', rule: 'not-fast-forward', reason };
  }

  const isNew = expected === 'absent';
  if (options.signed !== undefined)
    return signedPush(repository, remote, { commit, branch, isNew, signed: options.signed });

  const ref = `refs/heads/${branch}`;
  const lease = `--force-with-lease=${ref}:${isNew ? '' : expected}`;
  const args = ['push', '--porcelain', '--no-verify', '--no-signed', '--no-follow-tags', '--recurse-submodules=no'];
  const result = await remoteCall(git, remote, [...args, lease, '--', remote.url, `${commit}:${ref}`]);
  if (result.code === 0) return { kind: 'pushed' };
  const line = /^!.*/m.exec(result.stdout.toString())?.[0] ?? '';
  const said = `${result.stderr}\n${line}`;
  if (/\[rejected\]|failed to update ref|cannot lock ref/.test(line)) {
    const now = await remoteHead(repository, remote, branch);
    if (now.kind !== 'known') return now;
    const instead = whereInstead(options, expected, now.commit);
    if (instead !== undefined) return instead;
  }
  if (/\[remote rejected\]/.test(line)) {
    const reason = /\[remote rejected\] \((.*)\)/.exec(line)?.[1] ?? 'rejected';
    return { kind: 'refused', reason: `${reason}: ${sentence(result.stderr, remote)}`, rule: ruleOf(said) ?? reason };
  }
  return failureOf(remote, { ...result, stderr: said });
}

/** Also where the answer to an earlier try was lost. */
function whereInstead({ commit }: PushOptions, expected: string, found: string | undefined): PushResult | undefined {
  if (found === commit) return { kind: 'pushed' };
  if (found === undefined) return expected === 'absent' ? undefined : { kind: 'deleted' };
  return found === expected ? undefined : { kind: 'moved', remoteSha: found };
}

interface SignedPush {
  commit: string;
  branch: string;
  isNew: boolean;
  signed: SignedCommits;
}

/** The branch is where the commit's parent is, or is not there yet. */
async function signedPush(repository: Repository, remote: Remote, wanted: SignedPush): Promise<PushResult> {
  const { git } = repository;
  const { commit, branch, isNew, signed } = wanted;
  const [parent = '', merged] = await parentsOf(repository, commit);
  if (merged !== undefined) return unsigned('it is a merge');
  const changes = await repository.differences(parent, commit);
  // GitHub's API names no modes: what it writes is a plain file.
  const unfit = changes.find(
    ({ fromMode, toMode }) =>
      toMode !== absentMode && (toMode !== fileMode || ![absentMode, fileMode].includes(fromMode)),
  );
  if (unfit !== undefined) return unsigned(`${unfit.path} is executable or no plain file`);

  const files = new Map<string, Buffer>();
  for (const { path, toMode, toId } of changes) {
    const bytes = toMode === absentMode ? undefined : await readBlob(git, toId, Number.POSITIVE_INFINITY);
    if (bytes !== undefined) files.set(path, bytes);
  }
  const deleted = changes.filter(({ toMode }) => toMode === absentMode).map(({ path }) => path);
  const failed = isNew ? await signed.makeBranch(branch, parent) : undefined;
  if (failed !== undefined) return failed;
  const message = await git.text(['log', '-1', '--format=%B', commit]);
  const made = await signed.makeCommit({ branch, parent, message, files, deleted });

  // Where the answer was lost, the commit may be there all the same.
  const now = await fetchBranch(repository, remote, branch);
  if (now.kind === 'absent') return { kind: 'deleted' };
  if (now.kind !== 'fetched') return now;
  const there = 'commit' in made ? made.commit : now.commit;
  if ((await repository.resolve(there)) !== there) return { kind: 'moved', remoteSha: now.commit };
  const isSame =
    (await parentsOf(repository, there)).join(' ') === parent &&
    (await repository.treeOf(there)) === (await repository.treeOf(commit));
  if (isSame) return { kind: 'pushed', commit: there };
  if (!('commit' in made) && now.commit !== parent) return { kind: 'moved', remoteSha: now.commit };
  if (isNew) await takeBack(repository, remote, branch, there);
  return 'commit' in made ? unsigned(`what GitHub made of it, ${there}, has another tree than the verified one`) : made;
}

function unsigned(why: string): PushResult {
  const reason = `the branch takes only signed commits, and GitHub cannot sign this one: ${why}`;
  return { kind: 'refused', reason };
}

async function parentsOf({ git }: Repository, commit: string) {
  return (await git.text(['log', '-1', '--format=%P', commit])).split(' ');
}

/** Deletes the branch that was made for the commit, where nobody has moved it since. */
async function takeBack({ git }: Repository, remote: Remote, branch: string, commit: string) {
  const ref = `refs/heads/${branch}`;
  const lease = `--force-with-lease=${ref}:${commit}`;
  await remoteCall(git, remote, ['push', '--porcelain', '--no-verify', lease, '--', remote.url, `:${ref}`]);
}
