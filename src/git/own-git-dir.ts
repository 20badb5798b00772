/** Creates Redgreen's own git folder for a checkout, from the refs, objects and index of the checkout's `.git`. */

import { appendFileSync, copyFileSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { commitTree } from './commit.ts';
import { borrowObjects, type DotGit, objectFolders, type Refs, readRefs, textOf } from './dot-git.ts';
import { type Git, type GitPlace, gitAt, initGit, joinNul, splitNul } from './git.ts';

/** Makes `place.gitDir` afresh: objects borrowed from the checkout, its refs, shallow file, exclude file and index copied. */
export async function makeOwnGitDir(place: GitPlace, dot: DotGit, refs: Refs, commit: string): Promise<Git> {
  const { gitDir } = place;
  await initAfresh(gitDir, commit, commit);
  const objects = objectFolders(join(dot.commonDir, 'objects'));
  borrowObjects(gitDir, objects);
  writePackedRefs(gitDir, refs.ids);
  for (const [name, target] of refs.symbolic) {
    mkdirSync(dirname(join(gitDir, name)), { recursive: true });
    writeFileSync(join(gitDir, name), `ref: ${target}\n`);
  }
  // Without the shallow file git log dies on a depth-1 checkout.
  copyIfThere(join(dot.commonDir, 'shallow'), join(gitDir, 'shallow'));
  copyExclude(dot.commonDir, gitDir);
  return gitAt(place);
}

/**
 * Copies the checkout's index, whose lstat data save reading every file, and clears what would hide changes in it: of the paths
 * that it returns, such as those that a sparse checkout leaves out.
 */
export async function copyIndex(git: Git, dot: DotGit): Promise<string[]> {
  const { gitDir } = git.place;
  const names = await readdir(dot.gitDir).catch((): string[] => []);
  if (!names.includes('index')) return await readHead(git);
  for (const name of names.filter((entry) => entry === 'index' || entry.startsWith('sharedindex.'))) {
    copyFileSync(join(dot.gitDir, name), join(gitDir, name));
    // With a later time than the original, git would take a file changed within the same second for an unchanged one.
    const { atime, mtime } = statSync(join(dot.gitDir, name));
    utimesSync(join(gitDir, name), atime, mtime);
  }
  const listed = await git.run(['ls-files', '-v', '-z']);
  // A broken index, or one of a newer git: start from HEAD, at the cost of reading every file once.
  if (listed.code !== 0) return await readHead(git);
  // Assume-unchanged is marked with a lower-case letter, skip-worktree with S.
  const flagged = splitNul(listed.stdout).filter((record) => /^[Sa-z]/.test(record));
  const hidden = flagged.map((record) => record.slice(2));
  for (const flag of hidden.length === 0 ? [] : ['--no-assume-unchanged', '--no-skip-worktree'])
    await git.bytes(['update-index', flag, '-z', '--stdin'], { input: joinNul(hidden) });
  return hidden;
}

export interface Inside {
  /** Checked out, on `branch`. */
  commit: string;
  branch: string;
  /** What the branch is to be merged into, where that stands. */
  base?: { branch: string; commit: string };
  /** Where the repository lies, as `host/owner/name`: programs make links of it. */
  origin?: string | undefined;
  /** Where it is another tree than the commit's: a commit on top of it is what is checked out. */
  tree?: string;
}

/** A commit of a tree that only commands of the sandbox see: with the time of the one that it stands on, so that it is always the same. */
export async function commitInside(git: Git, tree: string, parent: string): Promise<string> {
  const seconds = Number(await git.text(['log', '-1', '--format=%ct', '--end-of-options', parent]));
  const author = { name: 'redgreen', email: 'redgreen@localhost' };
  return commitTree(git, { tree, parent, message: 'Changes', author, trailers: {}, date: new Date(seconds * 1000) });
}

/**
 * Fills `into` with the `.git` that foreign code sees, as a clean checkout of the commit has it: HEAD on a branch, the base branch, tags,
 * the index, the address of `origin`; no credential, no other settings, no hooks. Returns the folders with objects: whoever shows it writes `objects/info/alternates`, because the real `.git`,
 * where they lie, is hidden then.
 */
export async function fillInside(
  git: Git,
  into: string,
  { commit, branch, base, origin }: Inside,
): Promise<{ objects: string[] }> {
  const { gitDir } = git.place;
  await initAfresh(into, commit, `ref: refs/heads/${branch}`);
  const settings = origin === undefined ? '' : originConfig(`https://${origin}`);
  appendFileSync(join(into, 'config'), `[core]\n\tbare = false\n${settings}`);
  const refs = await readRefs({ gitDir, commonDir: gitDir });
  const ids = new Map([...refs.ids].filter(([name]) => name.startsWith('refs/tags/')));
  // "Changed since main" is asked of either name.
  if (base !== undefined && base.branch !== 'HEAD')
    for (const name of [`refs/heads/${base.branch}`, `refs/remotes/origin/${base.branch}`]) ids.set(name, base.commit);
  ids.set(`refs/heads/${branch}`, commit);
  writePackedRefs(into, ids);
  const names = readdirSync(gitDir).filter((name) => /^(index|shallow|sharedindex\..+)$/.test(name));
  for (const name of names) copyIfThere(join(gitDir, name), join(into, name));
  copyExclude(gitDir, into);
  // The times of files that are known stay, so that git need not read them all.
  await git.bytes(['read-tree', '-m', `${commit}^{tree}`], { env: { GIT_INDEX_FILE: join(into, 'index') } });
  return { objects: objectFolders(join(gitDir, 'objects')) };
}

/** Written by hand, as `git clone` does. */
export const originConfig = (url: string) =>
  `[remote "origin"]\n\turl = ${JSON.stringify(url)}\n\tfetch = +refs/heads/*:refs/remotes/origin/*\n`;

async function initAfresh(gitDir: string, commit: string, head: string) {
  await rm(gitDir, { recursive: true, force: true });
  await initGit({ gitDir }, commit);
  writeFileSync(join(gitDir, 'HEAD'), `${head}\n`);
}

/** What tools leave anywhere, as git's patterns. */
const anywhere: readonly [pattern: string, path: RegExp][] = [
  ['__pycache__/', /(?:^|\/)__pycache__\//],
  ['*.orig', /\.orig$/],
  ['.*.swp', /(?:^|\/)\.[^/]*\.swp$/],
];

/** Elsewhere a folder of this name may be a part of the program. */
const whereTheyRan = ['coverage'];

/**
 * What tools leave gets into no commit, whatever the repository's `.gitignore` says; of a kind that is among `paths`, its own, it
 * does. `folders`: where tools run beside the root.
 */
export function excludeLeftovers({ place }: Git, paths: readonly string[], folders: readonly string[]): void {
  const patterns = anywhere.flatMap(([pattern, kind]) => (paths.some((path) => kind.test(path)) ? [] : [pattern]));
  const own = paths.filter((path) => whereTheyRan.some((name) => path.includes(`${name}/`)));
  for (const folder of new Set(['', ...folders])) {
    for (const name of whereTheyRan) {
      const path = posix.join(folder, name);
      if (!own.some((one) => one.startsWith(`${path}/`)))
        patterns.push(`/${path.replace(/[\\*?[\]]/g, String.raw`\$&`)}/`);
    }
  }
  mkdirSync(join(place.gitDir, 'info'), { recursive: true });
  appendFileSync(join(place.gitDir, 'info', 'exclude'), patterns.map((pattern) => `\n${pattern}`).join(''));
}

/** Nearly every clone has one that says nothing: comments of git's template. */
function copyExclude(from: string, to: string) {
  const file = join('info', 'exclude');
  if (!/^[^#\r\n]/m.test(textOf(join(from, file)) ?? '')) return;
  mkdirSync(join(to, 'info'), { recursive: true });
  copyFileSync(join(from, file), join(to, file));
}

async function readHead(git: Git): Promise<[]> {
  await rm(join(git.place.gitDir, 'index'), { force: true });
  await git.text(['read-tree', 'HEAD']);
  return [];
}

function writePackedRefs(gitDir: string, ids: Map<string, string>) {
  const lines = [...ids].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, id]) => `${id} ${name}\n`);
  writeFileSync(join(gitDir, 'packed-refs'), lines.join(''));
}

function copyIfThere(from: string, to: string) {
  try {
    copyFileSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
