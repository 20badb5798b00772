/**
 * Replaces Git LFS pointers in the work tree with the real content, and keeps changed files with git filters out of commits.
 * The work tree has other bytes than the commit, and no filter is run here: a file that was only touched counts as unchanged;
 * one that was changed cannot be published, stays out and is named.
 */

import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { copyFile, lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Git } from './git.ts';
import { pathIn } from './git-path.ts';
import { objectInfo, readBlob } from './object-contents.ts';
import { isBehindLink } from './plain-file.ts';
import type { Offender } from './screening.ts';
import { isRegular, listEntries } from './tree-entries.ts';
import { absentMode, type Difference, filteredPaths, namesFilters } from './trees.ts';

export interface Pointer {
  path: string;
  /** The content's SHA-256. */
  oid: string;
  /** In bytes. */
  size: number;
}

/** The SHA-256 that a pointer names, or undefined where this is no pointer. */
export function pointedAt(text: string): string | undefined {
  return /^version https:\/\/git-lfs\.github\.com\/spec\/v1\n[\s\S]*?^oid sha256:([0-9a-f]{64})$/m.exec(text)?.[1];
}

/** Where a store keeps an object. */
export function objectIn(store: string, oid: string): string {
  return join(store, oid.slice(0, 2), oid.slice(2, 4), oid);
}

/** Replaces pointers among `paths` of the work tree (all of `commit`'s, if not given) from the first of `stores` that has the content. */
export async function fillContent(
  git: Git,
  tree: string,
  commit: string,
  stores: readonly string[],
  paths?: string[],
): Promise<void> {
  const there = stores.filter((store) => existsSync(store));
  if (there.length === 0) return;
  const among = paths ?? (await listEntries(git, commit)).map(({ path }) => path);
  for (const [path, filter] of await filteredPaths(git, commit, among)) {
    const place = pathIn(tree, path);
    if (filter !== 'lfs' || (await isBehindLink(tree, path))) continue;
    const info = await lstat(place).catch(() => undefined);
    if (!info?.isFile() || info.size > 1024) continue;
    const oid = pointedAt(await readFile(place, 'utf8'));
    const found = oid === undefined ? undefined : there.map((store) => objectIn(store, oid)).find(existsSync);
    if (found !== undefined) await copyFile(found, place).catch(() => {});
  }
}

/** Files of the work tree that are pointers still. Where no attribute of the commit names a filter, nothing is looked at. */
export async function pointersLeft(git: Git, tree: string, commit: string): Promise<Pointer[]> {
  if (!(await namesFilters(git, commit))) return [];
  const paths = (await listEntries(git, commit)).map(({ path }) => path);
  const left: Pointer[] = [];
  for (const [path, filter] of await filteredPaths(git, commit, paths)) {
    const place = pathIn(tree, path);
    const isAsked = filter === 'lfs' && !(await isBehindLink(tree, path));
    const info = isAsked ? await lstat(place).catch(() => undefined) : undefined;
    const text = info?.isFile() && info.size <= 1024 ? await readFile(place, 'utf8') : '';
    const oid = pointedAt(text);
    if (oid !== undefined) left.push({ path, oid, size: Number(/^size (\d+)$/m.exec(text)?.[1] ?? 0) });
  }
  return left;
}

/** `changes` without those of filtered files. The attributes are HEAD's: the agent's own decide nothing here. */
export async function withoutFiltered(
  git: Git,
  head: string,
  tree: string,
  changes: Difference[],
): Promise<{ kept: Difference[]; offenders: Offender[] }> {
  const written = changes.filter(({ toMode }) => toMode !== absentMode).map(({ path }) => path);
  const filtered = await filteredPaths(git, head, written);
  const kept: Difference[] = [];
  const offenders: Offender[] = [];
  for (const change of changes) {
    const filter = filtered.get(change.path);
    if (filter === undefined || change.toMode === absentMode) kept.push(change);
    else if (!(await isContentOf(git, change, tree))) {
      offenders.push({ path: change.path, reason: `is kept by the git filter "${filter}", which is not run here` });
    }
  }
  return { kept, offenders };
}

/** Git LFS: the commit has a pointer, which names the SHA-256 of the content. */
async function isContentOf(git: Git, change: Difference, tree: string): Promise<boolean> {
  const { fromId, fromMode, toMode, path } = change;
  // A link would be followed, to a device that never ends.
  if (fromMode === absentMode || !isRegular(toMode)) return false;
  return await isPointedAt(git, fromId, tree, path);
}

/** Of `paths` those that have what their pointers in HEAD name: git shows them as changed where its index does not know them. */
export async function pointedPaths(git: Git, tree: string, paths: string[]): Promise<Set<string>> {
  const head = paths.length === 0 ? undefined : await objectInfo(git, 'HEAD');
  const found = new Set<string>();
  if (head === undefined) return found;
  for (const [path, filter] of await filteredPaths(git, head.id, paths)) {
    const info = await lstat(pathIn(tree, path)).catch(() => undefined);
    const pointer = filter === 'lfs' && info?.isFile() ? await objectInfo(git, `${head.id}:${path}`) : undefined;
    if (pointer !== undefined && (await isPointedAt(git, pointer.id, tree, path))) found.add(path);
  }
  return found;
}

async function isPointedAt(git: Git, blob: string, tree: string, path: string): Promise<boolean> {
  const pointer = (await readBlob(git, blob, 1024))?.toString() ?? '';
  const oid = pointedAt(pointer);
  if (oid === undefined) return false;
  const place = pathIn(tree, path);
  const info = await lstat(place).catch(() => undefined);
  if (`${info?.size}` !== /^size (\d+)$/m.exec(pointer)?.[1]) return false;
  // Piece by piece: a file may be larger than what can be read at once. One that cannot be read is not known to be the same.
  const hash = createHash('sha256');
  const isRead = await pipeline(createReadStream(place), hash).then(
    () => true,
    () => false,
  );
  return isRead && hash.digest('hex') === oid;
}
