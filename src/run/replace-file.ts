/** Writes a file as a whole or not at all: a reader sees the old or the new one, and a disk that fills leaves what was there. */

import { randomUUID } from 'node:crypto';
import { chmod, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** `mode`: of the new file; without it the umask decides. */
export async function replaceFile(path: string, content: string | Uint8Array, mode?: number): Promise<void> {
  const draft = join(dirname(path), `.${randomUUID()}.redgreen`);
  try {
    await writeFile(draft, content, { mode, flag: 'wx' });
    // What a new file may be is cut by the umask.
    if (mode !== undefined) await chmod(draft, mode);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
