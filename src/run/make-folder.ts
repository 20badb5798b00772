/** A folder that somebody named, with those above it. Node's own `recursive` tries for ever in /proc, where nothing can be made. */

import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Rejects with the code of the system: `ENOENT` also where the folder above is there and takes none. */
export async function makeFolder(path: string, mode?: number): Promise<void> {
  try {
    await mkdir(path, { mode });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const isThere = code !== 'ENOENT' && (await stat(path).catch(() => undefined))?.isDirectory();
    if (isThere) return;
    const above = dirname(path);
    if (code !== 'ENOENT' || above === path) throw error;
    if ((await stat(above).catch(() => undefined)) === undefined) {
      await makeFolder(above, mode);
      return await makeFolder(path, mode);
    }
    // Another caller made the folder above between the two looks; where it was there before, this fails as before.
    await mkdir(path, { mode }).catch(async (again: NodeJS.ErrnoException) => {
      if (again.code !== 'EEXIST' || !(await stat(path)).isDirectory()) throw again;
    });
  }
}
