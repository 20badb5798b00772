/** Walks a work tree to find nested `.git` folders and special files, and removes named pipes, on which git hangs. */

import { createHash } from 'node:crypto';
import { constants, type Dirent } from 'node:fs';
import { chmod, lstat, open, readdir, rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { decodePath, partsOf, pathIn } from './git.ts';

export interface Walk {
  /** `.git` files and folders below the root, in any case that a file system could take for one. */
  nestedGit: string[];
  /** FIFOs, sockets and devices. */
  special: string[];
  /** Permissions were given back to a folder that could not be read. */
  opened: boolean;
}

const atOnce = 64;

/** Walks `root` without following links; `skip` names folders that are not entered (ignored ones, submodules). */
export async function walkTree(root: string, skip: ReadonlySet<string>): Promise<Walk> {
  const found: Walk = { nestedGit: [], special: [], opened: false };
  const onOpened = () => {
    found.opened = true;
  };
  const folders = [''];
  const visit = async (folder: string): Promise<void> => {
    for (const entry of await readFolder(folder === '' ? root : pathIn(root, folder), onOpened)) {
      const name = decodePath(entry.name);
      const path = folder === '' ? name : `${folder}/${name}`;
      if (name.toLowerCase() === '.git') {
        if (folder !== '' || name !== '.git') found.nestedGit.push(path);
      } else if (entry.isDirectory()) {
        if (!skip.has(path)) folders.push(path);
      } else if (!entry.isFile() && !entry.isSymbolicLink()) found.special.push(path);
    }
  };
  // The newest first and a few at a time: of 50,000 folders that were all read at once each held 6 KB.
  while (folders.length > 0) await Promise.all(folders.splice(-atOnce).map(visit));
  return found;
}

/** What a folder's files look like, by names, sizes and times, git's own aside: equal where nothing was touched. */
export async function fingerprint(root: string, folder: string): Promise<string> {
  const hash = createHash('sha256');
  const visit = async (path: string): Promise<void> => {
    const place = pathIn(root, path);
    const info = await lstat(place).catch(() => undefined);
    hash.update(`${path}\0${info === undefined ? '' : [info.mode, info.size, info.isDirectory() || info.mtimeMs]}\0`);
    if (!info?.isDirectory()) return;
    const names = (await readFolder(place)).map(({ name }) => decodePath(name)).sort();
    for (const name of names) if (name !== '.git') await visit(`${path}/${name}`);
  };
  await visit(folder);
  return hash.digest('hex');
}

async function readFolder(path: string | Buffer, onOpened = () => {}): Promise<Dirent<Buffer>[]> {
  const options = { withFileTypes: true, encoding: 'buffer' } as const;
  try {
    return await readdir(path, options);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return [];
    await chmod(path, 0o755).then(onOpened, () => {});
    return readdir(path, options).catch(() => []);
  }
}

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

async function removePipes(tree: string) {
  const { special } = await walkTree(tree, new Set());
  for (const path of special.filter((one) => /(^|\/)\.git(ignore|attributes)$/.test(one))) {
    const place = pathIn(tree, path);
    // Both ends at once: it waits for nobody, and a socket cannot be opened.
    const flags = constants.O_RDWR | constants.O_NONBLOCK | constants.O_NOFOLLOW;
    await using _ = await open(place, flags).catch(() => undefined);
    await rm(place, { force: true });
  }
}

/**
 * Whether a link is in the way to a path, or at its end. A tree of a server that checks nothing can name one path as a link and as
 * a folder: git checks out one of them, and lists what lies in the other.
 */
export async function isBehindLink(root: string, path: string): Promise<boolean> {
  for (const part of partsOf(path))
    if ((await lstat(pathIn(root, part)).catch(() => undefined))?.isSymbolicLink()) return true;
  return false;
}
