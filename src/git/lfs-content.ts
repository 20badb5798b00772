/**
 * Replaces Git LFS pointers in the work tree with their content from local LFS stores, and lists the pointers left. A store is
 * a `.git/lfs/objects` or the folder of what was fetched for the run.
 */

import { existsSync } from 'node:fs';
import { copyFile, lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listEntries } from './entries.ts';
import type { Git } from './git.ts';
import { pathIn } from './git-path.ts';
import { filteredPaths, namesFilters } from './trees.ts';

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
    const info = await lstat(place).catch(() => undefined);
    if (filter !== 'lfs' || !info?.isFile() || info.size > 1024) continue;
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
    const info = filter === 'lfs' ? await lstat(place).catch(() => undefined) : undefined;
    const text = info?.isFile() && info.size <= 1024 ? await readFile(place, 'utf8') : '';
    const oid = pointedAt(text);
    if (oid !== undefined) left.push({ path, oid, size: Number(/^size (\d+)$/m.exec(text)?.[1] ?? 0) });
  }
  return left;
}
