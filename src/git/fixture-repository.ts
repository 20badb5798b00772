/** Creates the git repository in which an eval story (task) starts, from a folder or from another repository. */

import { appendFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { originOf } from './checkout-check.ts';
import { borrowObjects, findDotGit, objectFolders, readRefs } from './dot-git.ts';
import { type Git, gitAt } from './git.ts';
import { originConfig } from './own-git-dir.ts';
import { failureOf } from './remote-call.ts';
import { fetchCommit } from './remote-fetch.ts';

/** The files of `folder` in one commit: the same files give the same commit on every machine and day. */
export async function commitFolder(folder: string, into: string): Promise<void> {
  const empty = await initRepository(into);
  const git = gitAt({ ...empty.place, tree: folder });
  await git.bytes(['add', '-A']);
  const tree = await git.text(['write-tree']);
  const commit = await git.text(['commit-tree', tree, '-m', 'Fixture'], { env: identity });
  await git.text(['update-ref', 'refs/heads/main', commit]);
}

/** One commit of the repository at `url`. Throws where it cannot be had. */
export async function copyRemote(
  url: string,
  commit: string,
  into: string,
  env: Record<string, string | undefined>,
): Promise<void> {
  const git = await initRepository(into);
  const remote = { url, env };
  const refused = await fetchCommit(git, remote, commit);
  if (refused !== undefined) throw new Error(failureOf(remote, refused).reason);
  const there = await git.run(['cat-file', '-e', `${commit}^{tree}`]);
  if (there.code !== 0) throw new Error(`${url} has no commit ${commit} on a branch`);
  await git.text(['update-ref', 'refs/heads/main', commit]);
}

/** The commit that a clone stands on, its objects borrowed: nothing of a run comes back into the clone. */
export async function borrowClone(clone: string, into: string): Promise<void> {
  const dot = await findDotGit(clone);
  const commit = dot && (await readRefs(dot)).commit;
  if (dot === undefined || commit === undefined) throw new Error(`${clone} is not a git repository with a commit`);
  const git = await initRepository(into, clone);
  const folders = objectFolders(join(dot.commonDir, 'objects'));
  borrowObjects(git.place.gitDir, folders);
  await git.text(['update-ref', 'refs/heads/main', commit]);
}

/**
 * These commits with their files out of a clone, and nothing else of it: an agent that finds the objects of its repository
 * finds what came later too. `main` stands on the first. Throws where one is not in the clone.
 */
export async function copyCommits(clone: string, commits: readonly string[], into: string): Promise<void> {
  const dot = await findDotGit(clone);
  if (dot === undefined) throw new Error(`${clone} is not a git repository`);
  const git = await initRepository(into, clone);
  const objects = join(git.place.gitDir, 'objects');
  const folders = objectFolders(join(dot.commonDir, 'objects'));
  const borrowed = borrowObjects(git.place.gitDir, folders);
  for (const commit of commits) {
    if ((await git.run(['cat-file', '-e', `${commit}^{tree}`])).code === 0) continue;
    throw new Error(`${clone} has no commit ${commit}; where its history is cut off: git fetch --unshallow`);
  }
  const listed = await git.bytes(['rev-list', '--objects', '--no-walk', ...commits]);
  await git.bytes(['pack-objects', '-q', join(objects, 'pack', 'pack')], { input: listed });
  await rm(borrowed);
  await writeFile(join(git.place.gitDir, 'shallow'), commits.map((commit) => `${commit}\n`).join(''));
  await git.text(['update-ref', 'refs/heads/main', commits[0] ?? '']);
}

/** `into`: a folder that is made; it becomes a repository on `main`, with the address of what `clone` was cloned from. */
async function initRepository(into: string, clone?: string): Promise<Git> {
  await mkdir(into, { recursive: true });
  // Without a work tree: git would write its path into the settings.
  const git = gitAt({ gitDir: join(into, '.git') });
  await git.text(['init', '-q', '--template=', '--initial-branch=main'], { cwd: into });
  const origin = clone === undefined ? undefined : await originOf(clone);
  if (origin !== undefined) await appendFile(join(into, '.git/config'), originConfig(`https://${origin}`));
  return git;
}

const identity = {
  GIT_AUTHOR_NAME: 'Fixture',
  GIT_AUTHOR_EMAIL: 'fixture@localhost',
  GIT_AUTHOR_DATE: '@946684800 +0000',
  GIT_COMMITTER_NAME: 'Fixture',
  GIT_COMMITTER_EMAIL: 'fixture@localhost',
  GIT_COMMITTER_DATE: '@946684800 +0000',
};
