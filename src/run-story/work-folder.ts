/**
 * Where a run in a clone works while it lasts: below no folder that begins with a dot, as `.redgreen` does. Servers and runners leave
 * out what lies there – express answers 404 for such a file –, and the tests of a project that does so were red for it.
 */

import { lstat, mkdtemp, readFile, readlink, rename, rm, stat, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { removeTree } from '../run/remove-tree.ts';

export interface WorkFolder extends AsyncDisposable {
  path: string;
}

/** Outlives a restart of the machine, and is on a disk. */
const place = '/var/tmp';
/** In the run's folder, for who looks into a run that goes on, and for whoever clears up after one that was killed. */
const linkName = 'work';

/** At the end its tree is moved into the run's folder. Where that is on another disk the run works in its own folder. */
export async function openWorkFolder(runDir: string): Promise<WorkFolder> {
  const path = await newFolder(runDir);
  if (path === undefined) return { path: runDir, [Symbol.asyncDispose]: async () => {} };
  await symlink(path, join(runDir, linkName));
  return { path, [Symbol.asyncDispose]: () => closeWorkFolder(runDir) };
}

/** Also of a run that was killed. Never throws: what it leaves is a folder too many. */
export async function closeWorkFolder(runDir: string): Promise<void> {
  const link = join(runDir, linkName);
  const path = await readlink(link).catch(() => undefined);
  if (path === undefined || !(await isOurs(path))) return;
  await rename(join(path, 'tree'), join(runDir, 'tree')).catch(() => undefined);
  await removeTree(path).catch(() => undefined);
  await rm(link, { force: true }).catch(() => undefined);
}

async function newFolder(runDir: string): Promise<string | undefined> {
  const [here, there] = await Promise.all([stat(runDir), stat(place).catch(() => undefined)]);
  if (here.dev !== there?.dev || (await forbidsPrograms())) return undefined;
  return await mkdtemp(join(place, 'work-')).catch(() => undefined);
}

/** Hardened machines mount it so that nothing in it can be started. */
async function forbidsPrograms(): Promise<boolean> {
  const mounts = await readFile('/proc/self/mountinfo', 'utf8').catch(() => '');
  return new RegExp(`^(?:\\S+ ){4}(?:${place}|/var) \\S*\\bnoexec\\b`, 'm').test(mounts);
}

/** A link is only followed to a folder that this user made there. */
async function isOurs(path: string): Promise<boolean> {
  if (!new RegExp(`^${place}/work-\\w+$`).test(path)) return false;
  const info = await lstat(path).catch(() => undefined);
  return info?.isDirectory() === true && info.uid === process.getuid?.();
}
