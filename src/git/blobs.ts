/** The bytes of git objects, many in one call. */

import type { Git } from './git.ts';

/** Ids asked for in one call hold at most this much together. */
const batchBytes = 64 * 1024 * 1024;

/** A blob's bytes, or undefined where it is larger than `maxBytes`. */
export async function readBlob(git: Git, id: string, maxBytes: number): Promise<Buffer | undefined> {
  const { code, stdout, cut } = await git.run(['cat-file', 'blob', id], { cutAtBytes: maxBytes });
  if (cut) return undefined;
  if (code !== 0) throw new Error(`the git object ${id} cannot be read`);
  return stdout;
}

/** Sizes in bytes; an object that is not there has none. */
export async function sizesOf(git: Git, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const input = `${[...new Set(ids)].join('\n')}\n`;
  const out = await git.text(['cat-file', '--batch-check=%(objectname) %(objectsize)'], { input });
  const pairs = out.split('\n').map((line) => line.split(' '));
  return new Map(pairs.flatMap(([id = '', size = '']) => (/^\d+$/.test(size) ? [[id, Number(size)] as const] : [])));
}

/** Blobs of known sizes; one without is not there and is left out, or it would shift what follows. */
export async function readBlobs(
  git: Git,
  ids: readonly string[],
  sizes: ReadonlyMap<string, number>,
): Promise<Map<string, Buffer>> {
  const wanted = [...new Set(ids)].filter((id) => sizes.has(id));
  if (wanted.length === 0) return new Map();
  const out = await git.bytes(['cat-file', '--batch=%(objectname)'], { input: `${wanted.join('\n')}\n` });
  const found = new Map<string, Buffer>();
  let at = 0;
  for (const id of wanted) {
    const start = at + id.length + 1;
    const end = start + (sizes.get(id) ?? 0);
    found.set(id, out.subarray(start, end));
    at = end + 1;
  }
  return found;
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
