/** What is too long, as its head and its tail: read by position, a piece at a time, so that its length costs no memory. */

import { type FileHandle, open } from 'node:fs/promises';

interface Bytes {
  size: number;
  /** From a position up to, and without, another one. */
  read(from: number, to: number): Promise<Uint8Array>;
}

/** All of it; where that is more than `maxBytes`, head and tail, and between them one line that says how much was left out. */
export async function* headAndTail(
  { size, read }: Bytes,
  maxBytes: number,
  pieceBytes = maxBytes,
): AsyncGenerator<Uint8Array> {
  if (size <= maxBytes) {
    yield* pieces(read, 0, size, pieceBytes);
    return;
  }
  const half = Math.floor(maxBytes / 2);
  yield* pieces(read, 0, half, pieceBytes);
  yield Buffer.from(`\n… ${size - 2 * half} bytes left out …\n`);
  yield* pieces(read, size - half, size, pieceBytes);
}

async function* pieces(read: Bytes['read'], from: number, to: number, pieceBytes: number): AsyncGenerator<Uint8Array> {
  for (let at = from; at < to; at += pieceBytes) yield await read(at, Math.min(at + pieceBytes, to));
}

export async function bytesOf(file: FileHandle): Promise<Bytes> {
  const { size } = await file.stat();
  return {
    size,
    async read(from, to) {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(to - from), 0, to - from, from);
      return buffer.subarray(0, bytesRead);
    },
  };
}

/** Undefined where there is no such file. */
export async function openIfThere(path: string): Promise<FileHandle | undefined> {
  return await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });
}
