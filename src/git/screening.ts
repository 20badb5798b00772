/** Checks a work tree's changed paths before git reads them, and excludes special, hard-linked or oversized files. */

import { constants } from 'node:fs';
import { access, chmod, lstat } from 'node:fs/promises';
import { succeeds } from '../run/succeeds.ts';
import { isGitName } from '../text/file-names.ts';
import { pathIn, smallFoldersFirst, topFolder } from './git.ts';

export interface Offender {
  /** A path, or a folder with a slash at its end that stands for many. */
  path: string;
  reason: string;
}

export interface Screened {
  accepted: string[];
  left: string[];
  offenders: Offender[];
}

/** One changed file larger than this is left out: a 3 GB sparse file took git add 34 s. GitHub itself stops at 100 MB. */
const maxFileBytes = 20 * 1024 * 1024;
/** All changed files together. */
const maxChangedBytes = 256 * 1024 * 1024;
export const maxChangedFiles = 20_000;

/** `tracked` come before `untracked`, and of these the largest folder last: it is what an agent made by mistake. */
export async function screen(tree: string, tracked: string[], untracked: string[]): Promise<Screened> {
  const result: Screened = { accepted: [], left: [], offenders: [] };
  const beyond: string[] = [];
  let total = 0;
  const known = new Set(tracked);
  const others = untracked.filter((path) => !known.has(path)).sort();
  for (const path of [...tracked, ...smallFoldersFirst(others, (other) => other)]) {
    if (result.accepted.length >= maxChangedFiles || total >= maxChangedBytes) {
      beyond.push(path);
      continue;
    }
    const { reason, size } = await judge(tree, path);
    total += size;
    if (reason === undefined) result.accepted.push(path);
    else {
      result.left.push(path);
      result.offenders.push({ path, reason });
    }
  }
  for (const one of beyond) result.left.push(one);
  for (const [folder, { length }] of Map.groupBy(beyond, topFolder)) {
    const reason = `${length} changed files are beyond ${maxChangedFiles} files or ${maxChangedBytes} bytes in all`;
    result.offenders.push({ path: folder, reason });
  }
  return result;
}

async function judge(tree: string, path: string): Promise<{ reason?: string; size: number }> {
  const place = pathIn(tree, path);
  const info = await lstat(place).catch(() => undefined);
  if (info === undefined) return { reason: 'cannot be looked at', size: 0 };
  if (path.split('/').some(isGitName)) return { reason: 'has a name that a file system can take for .git', size: 0 };
  if (info.isSymbolicLink()) return { size: 0 };
  if (!info.isFile()) return { reason: 'is neither a file, a folder nor a link', size: 0 };
  if (info.size > maxFileBytes)
    return { reason: `is larger than ${maxFileBytes >> 20} MiB (${Math.ceil(info.size / 2 ** 20)} MiB)`, size: 0 };
  if (info.nlink > 1) return { reason: 'is a hard link: its content may lie outside the repository', size: 0 };
  if ((info.mode & 0o600) !== 0o600) await chmod(place, (info.mode & 0o777) | 0o600).catch(() => {});
  const readable = await succeeds(access(place, constants.R_OK));
  return readable ? { size: info.size } : { reason: 'cannot be read', size: 0 };
}
