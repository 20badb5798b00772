/**
 * Copies files that setup made to a place where a later run finds them, and back again. Foreign code wrote them: they are
 * copied as they are, and no link is followed.
 */

import { mkdir } from 'node:fs/promises';
import { succeeds } from '../run/succeeds.ts';
import { runOwn } from './own-command.ts';
import { sameRoot } from './run-folder.ts';

/** Copies `paths` of the folder `from`, files and whole folders, to the same places below `to`. */
export async function copyPaths(from: string, paths: readonly string[], to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  sameRoot(from, to);
  const words = ['-a', '--reflink=auto', '--parents', '-t', to, '--', ...paths];
  if (paths.length > 0) await runOwn('cp', words, from);
}

/** How much all of them hold together. */
export async function megabytesOf(from: string, paths: readonly string[]): Promise<number> {
  const said = await runOwn('du', ['-s', '-c', '-m', '--', ...paths], from);
  return Number.parseInt(said.slice(said.lastIndexOf('\n') + 1), 10);
}

/** Whether anything below `folder` names `path`, in a file or as a link's target: then it works nowhere else. What cannot be read might. */
export async function names(folder: string, path: string): Promise<boolean> {
  const script = 'grep -rqF -- "$1" "$2"; [ $? = 1 ] && [ -z "$(find "$2" -lname "$1*" -print -quit)" ]';
  return !(await succeeds(runOwn('sh', ['-c', script, 'names', path, folder])));
}
