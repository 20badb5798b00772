/**
 * Removes named pipes called `.gitignore` or `.gitattributes` from a work tree while a git command hangs on them. Git opens
 * each such file that it meets, and a pipe holds it up until somebody writes there. They are looked for only where git is slow
 * to answer: a walk through ignored folders as well costs more than the answer.
 */

import { constants } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { pathIn } from './git-path.ts';
import { walkTree } from './tree-walk.ts';

const slowMs = 3_000;

/** What `work` gives; while it waits, pipes in git's way are taken out of the tree, and whoever waits at one reads its end. */
export async function pastPipes<T>(tree: string, work: Promise<T>): Promise<T> {
  const settled = work.then(
    () => false,
    () => false,
  );
  const over = new AbortController();
  const slow = () => wait(slowMs, true, { ref: false, signal: over.signal }).catch(() => false);
  while (await Promise.race([settled, slow()])) await removePipes(tree);
  over.abort();
  return await work;
}

async function removePipes(tree: string): Promise<void> {
  const { special } = await walkTree(tree, new Set());
  for (const path of special.filter((one) => /(^|\/)\.git(ignore|attributes)$/.test(one))) {
    const place = pathIn(tree, path);
    // Both ends at once: it waits for nobody, and a socket cannot be opened.
    const flags = constants.O_RDWR | constants.O_NONBLOCK | constants.O_NOFOLLOW;
    await using _ = await open(place, flags).catch(() => undefined);
    await rm(place, { force: true });
  }
}
