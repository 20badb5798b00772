/** Creates a separate work tree for a run from a local clone, and adds the run's commits to that clone as a branch. */

import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isBranchName, numbered } from './branch-name.ts';
import { findDotGit, isPartial, textOf } from './dot-git.ts';
import { gitAt } from './git.ts';
import { openRepository, type Repository, type RepositoryOptions } from './repository.ts';

export interface WorkTreeOptions extends Pick<RepositoryOptions, 'gitDir' | 'toolFolders'> {
  /** The clone, which is only read. */
  clone: string;
  /** Default: the clone's HEAD. */
  commit?: string;
  /** A folder that is made, or is empty. */
  into: string;
}

/** Writes a commit's files into a fresh folder and opens it. Uncommitted changes of the clone do not come along. */
export async function makeWorkTree({ clone, into, ...rest }: WorkTreeOptions) {
  await mkdir(into, { recursive: true });
  if ((await readdir(into)).length > 0) throw new Error(`${into} is not empty`);
  return openRepository({ ...rest, tree: into, checkout: clone, writes: true });
}

/** What brings a partial clone the files that it lacks. */
export const fetchesAll = '`git sparse-checkout disable`, or a clone without `--filter`';

export async function isPartialClone(clone: string): Promise<boolean> {
  const dot = await findDotGit(clone);
  return dot !== undefined && (await isPartial(dot));
}

/**
 * Brings `commit` into the clone as a branch. With `expected`, a branch of ours that is still there moves forward; where
 * the name is taken, moved or checked out, the next free `-2` is used. Returns the name. Throws where git makes none.
 */
export async function leaveBranch(
  repository: Repository,
  clone: string,
  branch: string,
  commit: string,
  expected?: string,
): Promise<{ branch: string }> {
  if (!isBranchName(branch)) throw new Error(`not a branch name: ${JSON.stringify(branch)}`);
  const dot = await findDotGit(clone);
  if (dot === undefined) throw new Error(`${clone} is not a git repository any more`);
  const { git, head } = repository;
  const pack = await git.bytes(['pack-objects', '--revs', '--stdout', '-q'], { input: `${commit}\n^${head.commit}\n` });
  await git.bytes(['unpack-objects', '-q'], {
    input: pack,
    env: { GIT_OBJECT_DIRECTORY: join(dot.commonDir, 'objects') },
  });

  // Only this call reads the clone's own settings; update-ref can run nothing but hooks, and those are off.
  const theirs = gitAt({ ...git.place, gitDir: dot.commonDir, tree: undefined });
  const identity = { GIT_COMMITTER_NAME: 'redgreen', GIT_COMMITTER_EMAIL: 'redgreen@localhost' };
  let refusal = '';
  const set = async (name: string, from: string) => {
    const args = ['update-ref', '-m', 'redgreen: checkpoint', `refs/heads/${name}`, commit, from];
    const { code, stderr } = await theirs.run(args, { env: identity });
    refusal = stderr.toString().trim();
    return code === 0;
  };
  const taken = await checkedOut(dot.commonDir);
  if (expected !== undefined && !taken.has(branch) && (await set(branch, expected))) return { branch };
  for (let number = 1; number <= 99; number++) {
    const name = numbered(branch, number);
    if (!taken.has(name) && (await set(name, '0'.repeat(commit.length)))) return { branch: name };
  }
  throw new Error(`no branch from ${branch} to ${branch}-99 can be made in ${clone}: ${refusal}`);
}

/** A branch whose name is the beginning of this one: git has no branch below another. */
export async function branchInTheWay(repository: Repository, branch: string): Promise<string | undefined> {
  const parts = branch.split('/');
  const above = parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
  for (const name of above) if ((await repository.resolve(`refs/heads/${name}`)) !== undefined) return name;
  return undefined;
}

/** Branches that a work tree of the clone stands on: moving one would make its files look changed. */
async function checkedOut(commonDir: string) {
  const linked = await readdir(join(commonDir, 'worktrees')).catch((): string[] => []);
  const heads = [commonDir, ...linked.map((name) => join(commonDir, 'worktrees', name))].map((folder) =>
    join(folder, 'HEAD'),
  );
  return new Set(heads.map(textOf).flatMap((text) => /^ref: refs\/heads\/(.+?)\s*$/.exec(text ?? '')?.[1] ?? []));
}
