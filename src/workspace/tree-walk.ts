/** What git does not tell about a work tree: nested `.git`, FIFOs and sockets, folders that cannot be read. */

import type { Dirent } from 'node:fs';
import { chmod, readdir, rm } from 'node:fs/promises';
import { decodePath, pathIn } from './git-path.ts';

export interface Walk {
  /** `.git` files and folders below the root, in any case that a file system could take for one. */
  nestedGit: string[];
  /** FIFOs, sockets and devices. */
  special: string[];
}

/** Walks `root` without following links; `skip` names folders that are not entered (ignored ones, submodules). */
export async function walkTree(root: string, skip: ReadonlySet<string>): Promise<Walk> {
  const found: Walk = { nestedGit: [], special: [] };
  const visit = async (folder: string): Promise<void> => {
    const folders: string[] = [];
    for (const entry of await readFolder(folder === '' ? root : pathIn(root, folder))) {
      const name = decodePath(entry.name);
      const path = folder === '' ? name : `${folder}/${name}`;
      if (name.toLowerCase() === '.git') {
        if (folder !== '' || name !== '.git') found.nestedGit.push(path);
      } else if (entry.isDirectory()) {
        if (!skip.has(path)) folders.push(path);
      } else if (!entry.isFile() && !entry.isSymbolicLink()) found.special.push(path);
    }
    await Promise.all(folders.map(visit));
  };
  await visit('');
  return found;
}

/** Removes a file or a whole folder, also one whose permissions were taken away. */
export async function removeWhole(path: string | Buffer): Promise<void> {
  try {
    await rm(path as string, { recursive: true, force: true });
  } catch {
    await openUp(path);
    await rm(path as string, { recursive: true, force: true });
  }
}

async function readFolder(path: string | Buffer): Promise<Dirent<Buffer>[]> {
  const options = { withFileTypes: true, encoding: 'buffer' } as const;
  try {
    return await readdir(path, options);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return [];
    await chmod(path, 0o755).catch(() => {});
    return readdir(path, options).catch(() => []);
  }
}

async function openUp(folder: string | Buffer): Promise<void> {
  await chmod(folder, 0o755).catch(() => {});
  for (const entry of await readFolder(folder)) {
    if (entry.isDirectory()) await openUp(Buffer.concat([Buffer.from(folder), Buffer.from('/'), entry.name]));
  }
}
