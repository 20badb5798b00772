/** Adds up the sizes of all readable files in a folder and its subfolders, in bytes. */

import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What cannot be looked into, or lies deeper than a path can say, is not counted. */
export async function folderBytes(path: string): Promise<number> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => []);
  const sizes = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      stat(join(entry.parentPath, entry.name)).then(
        ({ size }) => size,
        () => 0,
      ),
    );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
