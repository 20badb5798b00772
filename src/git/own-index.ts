/** Git's index as a tree: which one our own holds, and temporary ones with another. */

import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { succeeds } from '../run/succeeds.ts';
import type { Git } from './git.ts';

/** The tree that the own index of each git folder is known to hold; nothing while it is changed. */
const held = new WeakMap<Git, { tree: string }>();

/** Around whatever changes the own index: undefined before it, afterwards the tree where that is known. */
export function ownIndexHolds(git: Git, tree: string | undefined): void {
  if (tree === undefined) held.delete(git);
  else held.set(git, { tree });
}

let indexes = 0;

/** A temporary index that holds `tree`; removed at the end of the scope. */
export async function indexOf(git: Git, tree: string): Promise<{ env: Record<string, string> } & AsyncDisposable> {
  const file = join(git.place.gitDir, `index.${++indexes}`);
  const env = { GIT_INDEX_FILE: file };
  if (!(await isCopied(git, tree, file))) await git.bytes(['read-tree', tree], { env });
  return { env, [Symbol.asyncDispose]: () => rm(file, { force: true }) };
}

/** What a snapshot has just written is there already: a copy is no process, and of 50,000 files none is looked up. */
async function isCopied(git: Git, tree: string, file: string): Promise<boolean> {
  const known = held.get(git);
  if (known?.tree !== tree) return false;
  const copied = await succeeds(copyFile(join(git.place.gitDir, 'index'), file));
  return copied && held.get(git) === known;
}
