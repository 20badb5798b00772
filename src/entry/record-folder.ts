/**
 * Finds, creates and checks a clone's `.redgreen/` folder without loading the database. Loading the database takes longer than
 * all of this.
 */

import { existsSync } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isDiskFull, RedgreenError } from '../errors.ts';
import { ignoreRecord } from '../store/run-folder.ts';
import type { CommandIo } from './command-io.ts';
import { noRepository, repositoryRoot } from './local-clone.ts';

/** The folder, made where there is none. Throws `not-a-repository` outside of one. */
export async function makeRecordFolder(io: Pick<CommandIo, 'cwd'>): Promise<string> {
  return made(await recordRoot(io));
}

/** The folder that keeps a run from being recorded; undefined where none does. Of one that cannot be made the system says only that it is not there. */
async function unwritableRecord(root: string): Promise<string | undefined> {
  const place = existsSync(root) ? root : dirname(root);
  return access(place, constants.W_OK).then(
    () => undefined,
    ({ code, message }: NodeJS.ErrnoException) => `${place} (${code ?? message})`,
  );
}

/** Where it is. Throws `not-a-repository` outside of one. */
export async function recordRoot({ cwd }: Pick<CommandIo, 'cwd'>): Promise<string> {
  const repository = await repositoryRoot(cwd);
  if (repository !== undefined) return join(repository, '.redgreen');
  if (existsSync(databasePath(join(cwd, '.redgreen')))) return join(cwd, '.redgreen');
  throw await noRepository(cwd);
}

export function databasePath(root: string): string {
  return join(root, 'redgreen.db');
}

export async function made(root: string): Promise<string> {
  const place = await unwritableRecord(root);
  await ignoreRecord(root).catch((error) => unusable(error, place));
  return root;
}

export function unusable(error: Error, place?: string): never {
  if (isDiskFull(error)) throw new RedgreenError('disk-full', error.message, { cause: error });
  const what = place === undefined ? error.message : `${place} cannot be written`;
  throw new RedgreenError('record-unusable', what, { cause: error });
}
