/**
 * Makes a run's private folder, outside the work tree, for HOME, layers and git folders, and copies foreign trees and files.
 */

import { chmodSync, chownSync, mkdirSync, statSync } from 'node:fs';
import { chown, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { removeTree } from '../run/remove-tree.ts';
import { succeeds } from '../run/succeeds.ts';
import type { Owner } from './backend.ts';
import { type Etc, makeEtc } from './etc.ts';
import { runOwn } from './own-command.ts';

/** Names below the run folder; mounts of overlays use them relative to it, where no `:` or `,` can be. */
export const runNames = {
  home: 'home',
  /** Compiled results that the tests of the base left in HOME; where there are no overlays, with what setup left there. */
  warm: 'warm',
  frozen: 'frozen',
  layers: 'layers',
  /** With a number: what a layer has kept. */
  kept: 'kept',
  /** Mount point for the one layer of a command. */
  layer: 'layer',
  git: 'git',
  /** HOME and /tmp of the agent. */
  agent: 'agent',
  etc: 'etc',
};

/** Foreign code runs as who owns the tree where we are root, and as ourselves otherwise. */
export async function ownerOf(tree: string): Promise<Owner> {
  const uid = process.getuid?.() ?? 0;
  if (uid !== 0) return { uid, gid: process.getgid?.() ?? 0, dropped: false };
  const info = await stat(tree);
  return { uid: info.uid, gid: info.gid, dropped: info.uid !== 0 };
}

/** Of what is there already only HOME is kept. */
export async function openRunFolder(runDir: string, owner: Owner): Promise<Etc> {
  mkdirSync(runDir, { recursive: true, mode: 0o700 });
  chmodSync(runDir, 0o700);
  for (const name of await readdir(runDir)) if (name !== runNames.home) await removeTree(join(runDir, name));
  for (const name of [runNames.home, runNames.warm, runNames.layers, runNames.git])
    mkdirSync(join(runDir, name), { recursive: true });
  const etc = makeEtc(join(runDir, runNames.etc), owner);
  // Only HOME: root mounts what is written in the run folder, so nobody else may write there.
  if (owner.dropped) await chown(join(runDir, runNames.home), owner.uid, owner.gid);
  return etc;
}

/** Foreign code writes to it as the owner. */
export async function handOver(folder: string, owner: Owner): Promise<void> {
  if (owner.dropped) await runOwn('chown', ['-hR', `${owner.uid}:${owner.gid}`, '--', folder]);
}

/** Copies a tree without its `.git`, byte for byte with modes, owners, links; unreadable files stay out. */
export async function copyTree(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const copy = ['cp', '-a', '--reflink=auto', '-t', to, '--', '{}', '+'];
  const belowRoot = ['-mindepth', '1', '-maxdepth', '1', '!', '-name', '.git'];
  await runOwn('find', [from, ...belowRoot, '-exec', ...copy]).catch(onlyUnreadable);
  sameRoot(from, to);
}

/** Mode and owner of one folder for another that only we can reach. At once: a promise would wait for its turn beside what is loaded. */
export function sameRoot(from: string, to: string): void {
  const { mode, uid, gid } = statSync(from);
  chownSync(to, uid, gid);
  chmodSync(to, mode & 0o7777);
}

/** What the owner cannot read, the owner's tests cannot read either. */
function onlyUnreadable(error: Error): void {
  const lines = error.message.replace(/^(find|cp) failed: /, '').split('\n');
  if (!lines.every((line) => /Permission denied$/.test(line))) throw error;
}

/** Removes the folder unless something is in it. */
export async function removeIfEmpty(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => undefined);
  if (names?.length === 0) await rm(folder, { recursive: true, force: true });
}

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
