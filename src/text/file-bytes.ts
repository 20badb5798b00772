/** Yields the bytes of a file in chunks, all through one buffer, so that a log of 1 GB needs little memory. */
import { read } from 'node:fs';
import { open } from 'node:fs/promises';
import { promisify } from 'node:util';

const chunkBytes = 1 << 18;
const readFrom = promisify(read);

/** Parts of the file at a path, or of an open one from where it stands; each is overwritten by the next, so whoever wants to keep one copies it. */
export async function* fileBytes(file: string | number): AsyncGenerator<Uint8Array> {
  await using opened = typeof file === 'string' ? await open(file, 'r') : undefined;
  const descriptor = opened?.fd ?? Number(file);
  const buffer = Buffer.allocUnsafeSlow(chunkBytes);
  for (;;) {
    const { bytesRead } = await readFrom(descriptor, buffer, 0, buffer.length, null);
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
  }
}
