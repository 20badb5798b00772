/** Creates a temporary `.git` for sandboxed commands, so that their changes in it never reach the real repository. */

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { lstat, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Owner } from './backend.ts';
import type { Mount } from './mount-list.ts';
import { handOver } from './sandbox-folder.ts';

/**
 * Makes a git folder: HEAD, refs, index, the address of `origin`, no settings, no hooks. `tree`: what it is to say is checked out; default: where the
 * run starts. The folders with objects that it returns are seen inside read-only; `objects/info/alternates` is written here.
 */
export type FillGit = (into: string, tree?: string) => Promise<{ objects: string[] } | undefined>;

export type GitPlace = 'folder' | 'file' | 'none';

const insideGit = '/run/git';
const insideObjects = (index: number) => `/run/objects/${index}`;
const mostObjects = 8;

/** Mount points, made before the root becomes read-only. */
export const gitFolders = [insideGit, ...Array.from({ length: mostObjects }, (_, index) => insideObjects(index))];

export async function gitPlaceOf(tree: string): Promise<GitPlace> {
  const info = await lstat(join(tree, '.git')).catch(() => undefined);
  if (!info) return 'none';
  return info.isDirectory() ? 'folder' : 'file';
}

/** Makes one throw-away git folder and says how to lay it over the tree's. Without `fill` the tree's `.git` is covered. */
export async function throwAwayGit(
  { tree, place, fill, owner }: { tree: string; place: GitPlace; fill: FillGit | undefined; owner: Owner },
  into: string,
  stands?: string,
): Promise<Mount[]> {
  const at = join(tree, '.git');
  if (!fill) return place === 'none' ? [] : [{ type: 'cover', to: at, kind: place }];
  const folder = join(into, 'git');
  const filled = await fill(folder, stands);
  const objects = (filled?.objects ?? []).slice(0, mostObjects);
  mkdirSync(join(folder, 'objects', 'info'), { recursive: true });
  const alternates = objects.map((_, index) => `${insideObjects(index)}\n`).join('');
  if (objects.length > 0) writeFileSync(join(folder, 'objects/info/alternates'), alternates);
  await handOver(folder, owner);
  const borrowed = objects.flatMap((from, index) => borrow(from, insideObjects(index)));
  if (place !== 'file') return [{ type: 'writable', from: folder, to: at }, ...borrowed];
  const from = join(into, 'git-file');
  await writeFile(from, `gitdir: ${insideGit}\n`);
  return [{ type: 'writable', from: folder, to: insideGit }, { type: 'read-only', from, to: at }, ...borrowed];
}

/** Every folder is borrowed by name; where one borrows itself, git would complain of a path that is not there inside. */
function borrow(from: string, to: string): Mount[] {
  const alternates = existsSync(join(from, 'info/alternates'));
  const cover: Mount[] = alternates ? [{ type: 'cover', to: join(to, 'info/alternates'), kind: 'file' }] : [];
  return [{ type: 'read-only', from, to }, ...cover];
}

/** Where the tree had no `.git`, the mount point must be there. */
export async function makeGitMountPoint(tree: string, place: GitPlace): Promise<void> {
  const at = join(tree, '.git');
  if (place === 'file') await writeFile(at, '');
  else await mkdir(at, { recursive: true });
}
