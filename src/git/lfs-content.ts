/** Git LFS: a commit has pointers. Where the clone has the content already, it is put in their place; nothing is fetched. */

import { copyFile, lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Git } from './git.ts';
import { pathIn } from './git-path.ts';
import { filteredPaths, listEntries } from './trees.ts';

/** The SHA-256 that a pointer names, or undefined where this is no pointer. */
export function pointedAt(text: string): string | undefined {
  return /^version https:\/\/git-lfs\.github\.com\/spec\/v1\n[\s\S]*?^oid sha256:([0-9a-f]{64})$/m.exec(text)?.[1];
}

/** Replaces pointers among `paths` of the work tree (all of `commit`'s, if not given) from `store`, a `.git/lfs/objects`. */
export async function fillContent(
  git: Git,
  tree: string,
  commit: string,
  store: string,
  paths?: string[],
): Promise<void> {
  if ((await lstat(store).catch(() => undefined)) === undefined) return;
  const among = paths ?? (await listEntries(git, commit)).map(({ path }) => path);
  for (const [path, filter] of await filteredPaths(git, commit, among)) {
    const place = pathIn(tree, path);
    const info = await lstat(place).catch(() => undefined);
    if (filter !== 'lfs' || !info?.isFile() || info.size > 1024) continue;
    const oid = pointedAt(await readFile(place, 'utf8'));
    if (oid !== undefined) await copyFile(join(store, oid.slice(0, 2), oid.slice(2, 4), oid), place).catch(() => {});
  }
}

/** Paths of the work tree that are pointers still. Where no attribute of the commit speaks of LFS, nothing is looked at. */
export async function pointersLeft(git: Git, tree: string, commit: string): Promise<string[]> {
  const asks = ['grep', '-l', '-e', 'filter=lfs', commit, '--', '.gitattributes', '*/.gitattributes'];
  if ((await git.run(asks)).code !== 0) return [];
  const paths = (await listEntries(git, commit)).map(({ path }) => path);
  const left: string[] = [];
  for (const [path, filter] of await filteredPaths(git, commit, paths)) {
    const place = pathIn(tree, path);
    const info = filter === 'lfs' ? await lstat(place).catch(() => undefined) : undefined;
    if (info?.isFile() && info.size <= 1024 && pointedAt(await readFile(place, 'utf8')) !== undefined) left.push(path);
  }
  return left;
}
