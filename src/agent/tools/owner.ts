/** Preserves the owner and mode of files and folders when a file tool writes them. */

import { chmod, lchown, lstat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Runs `write`, which may replace or make `path` and the folders above it, and gives the result the owner and mode that
 * were there before, or those of its surroundings. The SDK writes a new inode, 0600 files and 0700 folders: where the
 * parent runs as root and the tests as the tree's owner, tests could not read them.
 */
export async function keepingOwner<T>(path: string, write: () => Promise<T>): Promise<T> {
  const before = await lstat(path).catch(() => undefined);
  const missing = before === undefined ? await missingFolders(path) : [];
  const result = await write();
  const owner = before ?? (await lstat(dirname(missing[0] ?? path)));
  if (before === undefined) {
    for (const folder of missing) await adopt(folder, 0o755, owner);
    await adopt(path, 0o644, owner);
  } else {
    await adopt(path, before.mode & 0o777, owner);
  }
  return result;
}

/** The folders above `path` that do not exist yet, outermost first. */
async function missingFolders(path: string): Promise<string[]> {
  const missing: string[] = [];
  for (let folder = dirname(path); folder !== dirname(folder); folder = dirname(folder)) {
    if ((await lstat(folder).catch(() => undefined)) !== undefined) break;
    missing.unshift(folder);
  }
  return missing;
}

async function adopt(path: string, mode: number, owner: { uid: number; gid: number }): Promise<void> {
  const now = await lstat(path);
  if ((now.mode & 0o777) !== mode) await chmod(path, mode);
  if (now.uid !== owner.uid || now.gid !== owner.gid) await lchown(path, owner.uid, owner.gid);
}
