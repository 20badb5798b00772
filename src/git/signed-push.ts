/** Brings a commit to a branch that takes signed commits alone: GitHub makes it again, with the same parent and the same tree. */

import type { SignedCommits } from '../run/forge.ts';
import { readBlob } from './blobs.ts';
import { fetchBranch } from './remote.ts';
import { type PushResult, type Remote, remoteCall } from './remote-call.ts';
import type { Repository } from './repository.ts';
import { absentMode, type Difference, fileMode } from './trees.ts';

interface SignedPush {
  commit: string;
  branch: string;
  isNew: boolean;
  signed: SignedCommits;
}

/** The branch is where the commit's parent is, or is not there yet. */
export async function signedPush(repository: Repository, remote: Remote, wanted: SignedPush): Promise<PushResult> {
  const { git } = repository;
  const { commit, branch, isNew, signed } = wanted;
  const [parent = '', merged] = await parentsOf(repository, commit);
  if (merged !== undefined) return unsigned('it is a merge');
  const changes = await repository.differences(parent, commit);
  const unfit = changes.find((change) => !isPlain(change));
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
    (await parentsOf(repository, there)).join(' ') === parent && (await sameTree(repository, there, commit));
  if (isSame) return { kind: 'pushed', commit: there };
  if (!('commit' in made) && now.commit !== parent) return { kind: 'moved', remoteSha: now.commit };
  if (isNew) await takeBack(repository, remote, branch, there);
  return 'commit' in made ? unsigned(`what GitHub made of it, ${there}, has another tree than the verified one`) : made;
}

function unsigned(why: string): PushResult {
  const reason = `the branch takes signed commits alone, and GitHub cannot make this one: ${why}`;
  return { kind: 'refused', reason };
}

/** GitHub's API names no modes: what it writes is a plain file. */
function isPlain({ fromMode, toMode }: Difference): boolean {
  return toMode === absentMode || (toMode === fileMode && [absentMode, fileMode].includes(fromMode));
}

async function parentsOf({ git }: Repository, commit: string): Promise<string[]> {
  return (await git.text(['log', '-1', '--format=%P', commit])).split(' ');
}

async function sameTree(repository: Repository, one: string, other: string): Promise<boolean> {
  return (await repository.treeOf(one)) === (await repository.treeOf(other));
}

/** Deletes the branch that was made for the commit, where nobody has moved it since. */
async function takeBack({ git }: Repository, remote: Remote, branch: string, commit: string): Promise<void> {
  const ref = `refs/heads/${branch}`;
  const lease = `--force-with-lease=${ref}:${commit}`;
  await remoteCall(git, remote, ['push', '--porcelain', '--no-verify', lease, '--', remote.url, `:${ref}`]);
}
