/** The bytes of a file in one buffer that is used again: a stream's own chunks are freed late, and a log may be 1 GB long. */
import { fstatSync, read } from 'node:fs';
import { open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { setFlagsFromString } from 'node:v8';

const chunkBytes = 1 << 18;
/** Worth the compiler that a run begins without: some logs are read in three quarters of the time. */
const longBytes = 1 << 20;
const readFrom = promisify(read);

/** Parts of the file at a path, or of an open one from where it stands; each is overwritten by the next, so whoever wants to keep one copies it. */
export async function* fileBytes(file: string | number): AsyncGenerator<Uint8Array> {
  await using opened = typeof file === 'string' ? await open(file, 'r') : undefined;
  const descriptor = opened?.fd ?? Number(file);
  // Before the first part: functions that have run without it for a while get it late.
  if (fstatSync(descriptor).size > longBytes) setFlagsFromString('--opt');
  const buffer = Buffer.allocUnsafeSlow(chunkBytes);
  for (;;) {
    const { bytesRead } = await readFrom(descriptor, buffer, 0, buffer.length, null);
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
  }
}
