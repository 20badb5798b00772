/** Replaces a file in one step, so that other processes see the old or the new content and never a part. */

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
