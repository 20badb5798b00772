/** Pushes one commit to one branch: a new one, or a fast-forward from the commit on record, never the default branch. */

import { setTimeout as wait } from 'node:timers/promises';
import type { SignedCommits } from '../run/forge.ts';
import { isBranchName } from './branch-name.ts';
import { remoteHead } from './remote-branches.ts';
import { failureOf, type PushResult, type Remote, remoteCall, ruleOf, sentence } from './remote-call.ts';
import type { Repository } from './repository.ts';
import { signedPush } from './signed-push.ts';

export interface PushOptions {
  commit: string;
  branch: string;
  /** Where our record says the branch is. Left out: where the remote says it is. */
  expected?: string | 'absent';
  /** Tries where the server cannot be reached. Default 3; 1 when time is short. */
  tries?: number;
  timeoutMs?: number;
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
  const { commit, branch, timeoutMs } = options;
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
  const result = await remoteCall(git, remote, [...args, lease, '--', remote.url, `${commit}:${ref}`], timeoutMs);
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
