/** Names the bare copies (mirrors) of repositories in the record's folder, and removes those that were used least. */

import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { folderBytes } from '../run/folder-size.ts';

export const mirrorsOf = (dataDir: string) => join(dataDir, 'mirrors');

/** A folder's name for a repository, whatever its name holds. */
export function mirrorPath(dataDir: string, repository: string) {
  return join(mirrorsOf(dataDir), `${encodeURIComponent(repository.toLowerCase())}.git`);
}

/** Of all repositories together: what is beyond goes. */
const maxBytes = 5 * 2 ** 30;

/** Removes those that were not used for the longest, until all together have at most `most` bytes. */
export async function trimMirrors(dataDir: string, most = maxBytes) {
  const names = await readdir(mirrorsOf(dataDir)).catch((): string[] => []);
  const all = await Promise.all(
    names.map(async (name) => {
      const path = join(mirrorsOf(dataDir), name);
      const usedAt = await stat(path).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      );
      return { path, usedAt, bytes: await folderBytes(path) };
    }),
  );
  let bytes = 0;
  for (const mirror of all.toSorted((a, b) => b.usedAt - a.usedAt)) {
    bytes += mirror.bytes;
    if (bytes > most) await rm(mirror.path, { recursive: true, force: true }).catch(() => undefined);
  }
}
