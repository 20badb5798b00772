/**
 * Compiled results below HOME that the tests of the base left, kept for later layers. Only caches that are known to be keyed by
 * content: any other file that tests leave in HOME would be one run's result in the next one.
 */

import { chown, lstat, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { removeTree } from '../run/remove-tree.ts';
import type { Owner } from './backend.ts';
import { runOwn } from './own-command.ts';
import { sameRoot } from './run-folder.ts';

export interface CompileCache {
  tool: string;
  /** `bench/warm.ts` and its tests have shown that it answers no change with what was there before. */
  cleared: boolean;
}

interface Known extends CompileCache {
  /** Below HOME. */
  folder: string;
  /** What is no compiled result in it. */
  without?: RegExp;
}

const goBuild = '.cache/go-build';

const known: Known[] = [
  { tool: 'go', folder: goBuild, cleared: true, without: /^fuzz$/ },
  { tool: 'ccache', folder: '.cache/ccache', cleared: false },
  { tool: 'ccache', folder: '.ccache', cleared: false },
  { tool: 'sccache', folder: '.cache/sccache', cleared: false },
  { tool: 'zig', folder: '.cache/zig', cleared: false },
  // Its build cache answers for whole tasks, tests among them.
  { tool: 'gradle', folder: '.gradle/caches', cleared: false, without: /^build-cache-/ },
];

/** Moves what is a known cache in the home `from` into `into`; the rest stays. Foreign code wrote `from`: no link of it is followed. */
export async function moveCompileCaches(
  from: string,
  into: string,
  { owner, mostBytes }: { owner: Owner; mostBytes: number | undefined },
): Promise<CompileCache[]> {
  const moved: CompileCache[] = [];
  for (const { tool, folder, cleared, without } of known) {
    const cache = join(from, folder);
    if (!(await isFolderBelow(from, folder)) || !(await isWithin(cache, mostBytes))) continue;
    for (const name of await readdir(cache)) if (without?.test(name)) await removeTree(join(cache, name));
    await makeParents(from, into, folder);
    await removeTree(join(into, folder));
    await rename(cache, join(into, folder));
    moved.push({ tool, cleared });
  }
  await expireTestResults(into, owner);
  return moved;
}

/**
 * Go keeps results of tests beside what it has compiled, and would answer `(cached)`. This is what `go clean -testcache` writes;
 * `GOFLAGS=-count=1` would be seen by tests, and lost to a Makefile that sets its own.
 */
export async function expireTestResults(home: string, owner: Owner): Promise<void> {
  if (!(await isFolderBelow(home, goBuild))) return;
  const file = join(home, goBuild, 'testexpire.txt');
  await rm(file, { force: true, recursive: true });
  await writeFile(file, `${Date.now() + 1}000000\n`, { flag: 'wx', mode: 0o644 });
  if (owner.dropped) await chown(file, owner.uid, owner.gid);
}

async function isFolderBelow(home: string, folder: string): Promise<boolean> {
  for (const path of upTo(folder)) {
    const info = await lstat(join(home, path)).catch(() => undefined);
    if (!info?.isDirectory()) return false;
  }
  return true;
}

async function makeParents(from: string, into: string, folder: string): Promise<void> {
  for (const path of upTo(folder).slice(0, -1)) {
    if (await isFolderBelow(into, path)) continue;
    await removeTree(join(into, path));
    await mkdir(join(into, path));
    sameRoot(join(from, path), join(into, path));
  }
}

/** `a`, `a/b`, `a/b/c`. */
export function upTo(folder: string): string[] {
  const parts = folder.split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

async function isWithin(folder: string, mostBytes: number | undefined): Promise<boolean> {
  if (mostBytes === undefined) return true;
  const said = await runOwn('du', ['-s', '--block-size=1', '--', folder]).catch(() => '');
  return said !== '' && Number.parseInt(said, 10) <= mostBytes;
}
