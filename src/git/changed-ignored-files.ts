/** Finds files that git ignores and that changed since a given time, because the tested commits lack such changes. */

import { lstat } from 'node:fs/promises';
import { type Git, pathIn, splitNul } from './git.ts';

/** Beyond this many, an ignored folder of packages or build results is all there is to find. */
const mostLooked = 20_000;

/** Ignored files whose inode changed after `sinceMs`, sorted. */
export async function ignoredSince(git: Git, tree: string, sinceMs: number): Promise<string[]> {
  const listed = splitNul(await git.bytes(['ls-files', '-o', '-i', '--exclude-standard', '-z']));
  const candidates = listed.filter((path) => !/(^|\/)(node_modules|\.venv|__pycache__)\//.test(path));
  const found = await Promise.all(
    candidates.slice(0, mostLooked).map(async (path) => {
      const info = await lstat(pathIn(tree, path)).catch(() => undefined);
      return info !== undefined && info.ctimeMs > sinceMs ? [path] : [];
    }),
  );
  return found.flat().sort();
}
