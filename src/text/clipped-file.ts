/** Reads a whole file or, if it is long, only start and end, joined by a line that says how much is missing. */

import { open } from 'node:fs/promises';

/** A file's bytes, of which no more than `maxBytes` are read; undefined where there is no such file. */
export async function clippedFile(path: string, maxBytes: number): Promise<Buffer | undefined> {
  const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });
  if (file === undefined) return undefined;
  await using _ = file;
  const { size } = await file.stat();
  return await clippedBytes(size, maxBytes, async (from, to) => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(to - from), 0, to - from, from);
    return buffer.subarray(0, bytesRead);
  });
}

/** The same as text; empty where there is no such file. */
export const clippedText = async (path: string, maxBytes: number): Promise<string> =>
  (await clippedFile(path, maxBytes))?.toString() ?? '';

/** The same of whatever can be read from one position up to another. */
export async function clippedBytes(
  size: number,
  maxBytes: number,
  read: (from: number, to: number) => Promise<Buffer> | Buffer,
): Promise<Buffer> {
  if (size <= maxBytes) return await read(0, size);
  const half = Math.floor(maxBytes / 2);
  const middle = Buffer.from(`\n… ${size - 2 * half} bytes left out …\n`);
  return Buffer.concat([await read(0, half), middle, await read(size - half, size)]);
}
