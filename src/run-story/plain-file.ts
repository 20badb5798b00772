/** Reads or replaces a regular file in a folder that untrusted code can write to, without following links. */

import { isUtf8 } from 'node:buffer';
import { constants } from 'node:fs';
import { lchown, lstat, open, realpath, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The text of a regular file in `root`, up to `maxBytes`; undefined where it is anything else, absent, or no UTF-8. */
export async function readPlainFile(root: string, path: string, maxBytes: number): Promise<string | undefined> {
  if (!(await liesIn(root, path))) return undefined;
  // A pipe would block without O_NONBLOCK.
  const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
  await using file = await open(join(root, path), flags).catch(() => undefined);
  const stat = await file?.stat();
  if (file === undefined || stat === undefined || !stat.isFile() || stat.size > maxBytes) return undefined;
  const bytes = await file.readFile();
  return isUtf8(bytes) ? bytes.toString('utf8') : undefined;
}

/** Puts a regular file in its place, with the mode and owner of what was there; false where its folder is not what it seems. */
export async function replacePlainFile(root: string, path: string, content: string): Promise<boolean> {
  if (!(await liesIn(root, path))) return false;
  const target = join(root, path);
  const before = await lstat(target).catch(() => undefined);
  if (before?.isDirectory()) return false;
  const owner = before ?? (await lstat(dirname(target)));
  await rm(target, { force: true });
  const mode = before?.isFile() ? before.mode & 0o777 : 0o644;
  await using file = await open(target, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL, mode);
  await file.chmod(mode);
  await file.writeFile(content);
  if (process.getuid?.() === 0) await lchown(target, owner.uid, owner.gid);
  return true;
}

/** Every folder on the way is one itself, and no link. */
async function liesIn(root: string, path: string) {
  if (!path.isWellFormed()) return false;
  const folder = dirname(join(await realpath(root), path));
  return (await realpath(folder).catch(() => undefined)) === folder;
}
