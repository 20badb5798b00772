/** Exports the files of one git tree that differ from another tree, and resets the work tree to a commit. */

import { existsSync } from 'node:fs';
import { lchown, lstat, rmdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { removeTree } from '../run/remove-tree.ts';
import { succeeds } from '../run/succeeds.ts';
import { type Git, joinNul, partsOf, pathIn, splitNul } from './git.ts';
import { fillContent, pointedPaths } from './lfs-content.ts';
import { type RawSnapshot, takeRaw } from './snapshot.ts';
import {
  absentMode,
  type Difference,
  differences,
  outcomeOf,
  submoduleMode,
  updateIndex,
  withEntries,
  writeFiles,
} from './trees.ts';

/** Writes the files of `to` that differ from `from` into `into`; returns what `to` no longer has and nothing of `to` hides. */
export async function exportOver(git: Git, from: string, to: string, into: string): Promise<{ deleted: string[] }> {
  const changes = await differences(git, from, to);
  const written = writable(changes);
  await writeFiles(git, to, written, into);
  return { deleted: gone(changes, written) };
}

export interface Restore {
  head: string;
  setup: RawSnapshot;
  goal: string;
  /** Where what LFS pointers stand for is looked for. */
  lfs: readonly string[];
}

/** Makes the work tree setup's files plus what `goal` changes on `head`. What the snapshot left out is removed. */
export async function restore(git: Git, tree: string, { head, setup, goal, lfs }: Restore): Promise<void> {
  const now = await takeRaw(git, tree, new Set(setup.nestedGit));
  const target = await withEntries(git, setup.tree, outcomeOf(await differences(git, head, goal)));
  for (const path of now.left) if (!setup.left.has(path)) await removeTree(pathIn(tree, path));
  const changes = await differences(git, now.tree, target);
  for (const { path, toMode } of changes) {
    if (toMode === absentMode) await removeFile(tree, path);
  }
  await updateIndex(git, outcomeOf(changes.filter(({ toMode }) => toMode !== submoduleMode)));
  const missing = splitNul(await git.bytes(['diff-files', '-z', '--name-only', '--ignore-submodules=all']));
  const rewrite = [...new Set([...writable(changes), ...missing])];
  await git.bytes(['checkout-index', '-f', '-u', '-z', '--stdin'], { input: joinNul(rewrite) });
  await fillContent(git, tree, head, lfs, rewrite);
  await giveToOwner(tree, rewrite);
}

/** Paths whose state in the index or the work tree is not HEAD's; of `leftOut` those that are there all the same. */
export async function uncommitted(git: Git, tree: string, leftOut: ReadonlySet<string>): Promise<string[]> {
  // Files that were only touched, or lie in a copied clone, are told apart by their content.
  const args = [
    'status',
    '--porcelain=v1',
    '-z',
    '--no-renames',
    '--untracked-files=normal',
    '--ignore-submodules=all',
  ];
  const records = splitNul(await git.bytes(args)).map((record) => [record.slice(0, 2), record.slice(3)] as const);
  const modified = records.filter(([state]) => state.trim() === 'M').map(([, path]) => path);
  const pointed = await pointedPaths(git, tree, modified);
  return records
    .filter(([, path]) => !pointed.has(path))
    .filter(([state, path]) => state !== ' D' || !leftOut.has(path) || existsSync(pathIn(tree, path)))
    .map(([, path]) => path)
    .sort();
}

/** As root, in somebody else's tree: what we wrote must stay theirs, or their code can no longer change it. */
async function giveToOwner(tree: string, paths: string[]) {
  const { uid, gid } = await lstat(tree);
  if (process.getuid?.() !== 0 || uid === 0) return;
  for (const path of new Set(paths.flatMap((file) => [file, ...parents(file)]))) {
    await lchown(pathIn(tree, path), uid, gid).catch(() => {});
  }
}

function writable(changes: readonly Difference[]) {
  return changes.filter(({ toMode }) => toMode !== absentMode && toMode !== submoduleMode).map(({ path }) => path);
}

/** A deleted path is hidden anyway where a file took the place of its folder, or a folder its own place. */
function gone(changes: readonly Difference[], written: string[]) {
  const files = new Set(written);
  const folders = new Set(written.flatMap(parents));
  const deleted = changes.filter(({ toMode, fromMode }) => toMode === absentMode && fromMode !== submoduleMode);
  return deleted
    .map(({ path }) => path)
    .filter((path) => !folders.has(path) && !parents(path).some((folder) => files.has(folder)));
}

/** The folders above. */
function parents(path: string) {
  return [...partsOf(path)].slice(1);
}

/** Removes a file and the folders that it leaves empty. */
async function removeFile(tree: string, path: string) {
  await removeTree(pathIn(tree, path));
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
    if (!(await succeeds(rmdir(pathIn(tree, folder))))) return;
  }
}
