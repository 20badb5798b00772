/**
 * Separates changed files that a git filter (Git LFS, git-crypt) handles from those that can be committed. The work tree has
 * other bytes than the commit, and the filter is not run here: a file that was only touched counts as unchanged; one that was
 * changed cannot be published, stays out and is named.
 */

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { lstat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { readBlob } from './blobs.ts';
import { isRegular } from './entries.ts';
import type { Git } from './git.ts';
import { pathIn } from './git-path.ts';
import { pointedAt } from './lfs-content.ts';
import { objectInfo } from './object-reader.ts';
import type { Offender } from './screening.ts';
import { absentMode, type Difference, filteredPaths } from './trees.ts';

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
