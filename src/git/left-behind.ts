/** Finds what an earlier job on the same machine has left in a workspace: nobody who clones the repository has it. */

import { lstatSync } from 'node:fs';
import { temporaryFolder } from '../run/temporary-folder.ts';
import { pathIn, splitNul } from './git-path.ts';
import { openRepository } from './repository.ts';

/** The first file that is not as the commit has it and was there before `sinceMs`. `near`: where a folder of our own may be made. */
export async function leftBehind(folder: string, near: string, sinceMs: number): Promise<string | undefined> {
  await using own = await temporaryFolder(`${near}/look-`);
  const { git } = await openRepository({ tree: folder, gitDir: `${own.path}/git` });
  const listed = splitNul(await git.bytes(['ls-files', '--others', '--modified', '--deduplicate', '-z']));
  // The change time alone: an archive brings its own times of writing.
  const ctimeMs = (path: string) => lstatSync(pathIn(folder, path), { throwIfNoEntry: false })?.ctimeMs ?? sinceMs;
  return listed.find((path) => ctimeMs(path) < sinceMs);
}
