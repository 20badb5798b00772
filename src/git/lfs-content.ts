/**
 * Replaces Git LFS pointer files in the work tree by their content from local storage, and lists the pointers left. No
 * git filter may run here, because a filter's command could come from untrusted files.
 */

import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { copyFile, lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Git, pathIn } from './git.ts';
import { isRegular, listEntries, objectInfo, readBlob } from './git-objects.ts';
import type { Offender } from './screening.ts';
import { isBehindLink } from './tree-walk.ts';
import { absentMode, type Difference, filteredPaths } from './trees.ts';

export interface Pointer {
  path: string;
  /** The content's SHA-256. */
  oid: string;
  /** In bytes. */
  size: number;
}

function pointerIn(text: string): Omit<Pointer, 'path'> | undefined {
  const found =
    /^version https:\/\/git-lfs\.github\.com\/spec\/v1\n[\s\S]*?^oid sha256:([0-9a-f]{64})\nsize (\d+)$/m.exec(text);
  return found === null ? undefined : { oid: found[1] ?? '', size: Number(found[2]) };
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
  for (const { path, oid } of await pointersLeft(git, tree, commit, paths)) {
    const found = there.map((store) => objectIn(store, oid)).find(existsSync);
    if (found !== undefined) await copyFile(found, pathIn(tree, path)).catch(() => {});
  }
}

/** Files of the work tree that are pointers still, among `paths` or all of `commit`'s. */
export async function pointersLeft(git: Git, tree: string, commit: string, paths?: string[]): Promise<Pointer[]> {
  const among = paths ?? (await listEntries(git, commit)).map(({ path }) => path);
  const left: Pointer[] = [];
  for (const [path, filter] of await filteredPaths(git, commit, among)) {
    const place = pathIn(tree, path);
    if (filter !== 'lfs' || (await isBehindLink(tree, path))) continue;
    const info = await lstat(place).catch(() => undefined);
    const pointer = info?.isFile() && info.size <= 1024 ? pointerIn(await readFile(place, 'utf8')) : undefined;
    if (pointer !== undefined) left.push({ path, ...pointer });
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
    // A link would be followed, to a device that never ends.
    else if (
      change.fromMode === absentMode ||
      !isRegular(change.toMode) ||
      !(await isPointedAt(git, change.fromId, tree, change.path))
    ) {
      offenders.push({ path: change.path, reason: `is kept by the git filter "${filter}", which is not run here` });
    }
  }
  return { kept, offenders };
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

async function isPointedAt(git: Git, blob: string, tree: string, path: string) {
  const pointer = pointerIn((await readBlob(git, blob, 1024))?.toString() ?? '');
  const place = pathIn(tree, path);
  const info = await lstat(place).catch(() => undefined);
  if (pointer === undefined || info?.size !== pointer.size) return false;
  // Piece by piece: a file may be larger than what can be read at once. One that cannot be read is not known to be the same.
  const hash = createHash('sha256');
  const isRead = await pipeline(createReadStream(place), hash).then(
    () => true,
    () => false,
  );
  return isRead && hash.digest('hex') === pointer.oid;
}
