/** Finds a file that an earlier job on the same machine left in a workspace, which nobody who clones the repository has. */

import { lstatSync } from 'node:fs';
import { temporaryFolder } from '../run/remove-tree.ts';
import { pathIn, splitNul } from './git-path.ts';
import { openRepository } from './repository.ts';

/** The first file that differs from the commit and is older than `sinceMs`. `near`: a folder in which we may make our own. */
export async function leftBehind(folder: string, near: string, sinceMs: number): Promise<string | undefined> {
  await using own = await temporaryFolder(`${near}/look-`);
  const { git } = await openRepository({ tree: folder, gitDir: `${own.path}/git` });
  const listed = splitNul(await git.bytes(['ls-files', '--others', '--modified', '--deduplicate', '-z']));
  // The change time and not the time of writing, which an archive sets as it likes.
  const ctimeMs = (path: string) => lstatSync(pathIn(folder, path), { throwIfNoEntry: false })?.ctimeMs ?? sinceMs;
  return listed.find((path) => ctimeMs(path) < sinceMs);
}
