/**
 * Keeps what Go compiled for the base's tests, and puts it into the HOME of later layers. It is keyed by content, and any
 * other file that tests leave in HOME would be one run's result in the next one.
 */

import { chown, lstat, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { removeTree } from '../run/remove-tree.ts';
import type { Owner } from './backend.ts';
import { sameRoot } from './run-folder.ts';

const folders = ['.cache', '.cache/go-build'];
const goBuild = '.cache/go-build';

/** Moves it from the home `from` into `into`; false where there is none. Foreign code wrote `from`: no link of it is followed. */
export async function moveCompileCache(from: string, into: string, owner: Owner): Promise<boolean> {
  const cache = join(from, goBuild);
  if (!(await isThere(from))) return false;
  // Answers of its fuzzer are no compiled results.
  await removeTree(join(cache, 'fuzz'));
  if (!(await isThere(into))) {
    await removeTree(join(into, '.cache'));
    await mkdir(join(into, '.cache'));
    sameRoot(join(from, '.cache'), join(into, '.cache'));
  }
  await removeTree(join(into, goBuild));
  await rename(cache, join(into, goBuild));
  await expireTestResults(into, owner);
  return true;
}

/**
 * Go keeps results of tests beside what it has compiled, and would answer `(cached)`. This is what `go clean -testcache` writes;
 * `GOFLAGS=-count=1` would be seen by tests, and lost to a Makefile that sets its own.
 */
export async function expireTestResults(home: string, owner: Owner): Promise<void> {
  if (!(await isThere(home))) return;
  const file = join(home, goBuild, 'testexpire.txt');
  await rm(file, { force: true, recursive: true });
  await writeFile(file, `${Date.now() + 1}000000\n`, { flag: 'wx', mode: 0o644 });
  if (owner.dropped) await chown(file, owner.uid, owner.gid);
}

async function isThere(home: string): Promise<boolean> {
  const infos = await Promise.all(folders.map((path) => lstat(join(home, path)).catch(() => undefined)));
  return infos.every((info) => info?.isDirectory());
}
