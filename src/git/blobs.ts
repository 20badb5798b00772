/** Reads the sizes and contents of git blobs by object id, in batches small enough to fit in memory. */

import type { Git } from './git.ts';
import { objectBytes, objectInfo } from './object-reader.ts';

/** Ids asked for in one call hold at most this much together. */
const batchBytes = 64 * 1024 * 1024;

/** A blob's bytes, or undefined where it is larger than `maxBytes`. */
export async function readBlob(git: Git, id: string, maxBytes: number): Promise<Buffer | undefined> {
  const info = await objectInfo(git, id);
  if (info !== undefined && info.size > maxBytes) return undefined;
  const bytes = info?.type === 'blob' ? await objectBytes(git, id) : undefined;
  if (bytes === undefined) throw new Error(`the git object ${id} cannot be read`);
  return bytes;
}

/** Sizes in bytes; an object that is not there has none. */
export async function sizesOf(git: Git, ids: readonly string[]): Promise<Map<string, number>> {
  const sizes = await Promise.all(
    [...new Set(ids)].map(async (id) => [id, (await objectInfo(git, id))?.size] as const),
  );
  return new Map(sizes.flatMap(([id, size]) => (size === undefined ? [] : [[id, size] as const])));
}

/** Blobs of known sizes; one without is not there and is left out. */
export async function readBlobs(
  git: Git,
  ids: readonly string[],
  sizes: ReadonlyMap<string, number>,
): Promise<Map<string, Buffer>> {
  const wanted = [...new Set(ids)].filter((id) => sizes.has(id));
  const read = await Promise.all(wanted.map(async (id) => [id, await objectBytes(git, id)] as const));
  return new Map(read.flatMap(([id, bytes]) => (bytes === undefined ? [] : [[id, bytes] as const])));
}

/** Splits items so that the objects of one part fit into memory together. */
export function inBatches<T>(items: readonly T[], sizeOf: (item: T) => number): T[][] {
  const parts: T[][] = [];
  let room = 0;
  for (const item of items) {
    const size = sizeOf(item);
    const part = parts.at(-1);
    if (part === undefined || size > room) {
      parts.push([item]);
      room = batchBytes - size;
    } else {
      part.push(item);
      room -= size;
    }
  }
  return parts;
}
