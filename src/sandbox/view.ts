/**
 * Builds the list of mounts that decides which files a sandboxed command sees, and which of them it may write. Each backend
 * carries it out its own way, in order: the system read-only, a named list of /etc, toolchains, then what is writable. HOME,
 * /tmp, /run, other homes and the runner's files are simply not there.
 */

import { existsSync, lstatSync, readlinkSync } from 'node:fs';
import { isUnder } from './toolchains.ts';

export type Mount =
  | { type: 'read-only' | 'writable'; from: string; to: string }
  /** Memory for anybody, of which all that a command sees have one size together. */
  | { type: 'memory'; to: string }
  | { type: 'link'; target: string; to: string }
  /** Nothing to see: an empty folder, or an empty file. */
  | { type: 'cover'; to: string; kind: 'folder' | 'file' }
  /** Names are relative to the run folder, `lower` one or several, the uppermost first, with `:` between; `own` is first mounted on `runNames.layer`. */
  | { type: 'layers'; lower: string; own?: string; upper: string; work: string; to: string }
  /** What is in `lower`, less what is in its folder `hidden`, and memory for what is written, which ends with the command. */
  | { type: 'throw-away'; by: 'overlay' | 'copy'; lower: string; hidden?: string; to: string };

const system = [
  ...['/usr', '/bin', '/sbin', '/lib', '/lib32', '/lib64', '/libx32', '/opt', '/nix', '/snap'],
  // Debian's ghc has its list of packages there: a link in /usr leads to it.
  '/var/lib/ghc',
];

/** Folders of the host that are visible to begin with. */
export const systemRoots = () => system.filter((path) => existsSync(path) && !lstatSync(path).isSymbolicLink());

/** The system: the same for every command. */
export function baseMounts(hidden: string[]): Mount[] {
  const mounts: Mount[] = [];
  for (const path of system) {
    if (!existsSync(path)) continue;
    if (lstatSync(path).isSymbolicLink()) mounts.push({ type: 'link', target: readlinkSync(path), to: path });
    else mounts.push({ type: 'read-only', from: path, to: path }, ...covers(path, path, hidden));
  }
  return mounts;
}

/** A folder to read, at its own path, without what is hidden in it. */
export const seen = (path: string, hidden: string[]): Mount[] =>
  existsSync(path) ? [{ type: 'read-only', from: path, to: path }, ...covers(path, path, hidden)] : [];

/** What must be hidden below a folder that is mounted from `from` to `to`. */
export function covers(from: string, to: string, hidden: string[]): Mount[] {
  return hidden
    .filter((path) => path !== from && isUnder(path, from) && existsSync(path))
    .map((path) => ({
      type: 'cover',
      to: to + path.slice(from.length),
      kind: lstatSync(path).isDirectory() ? 'folder' : 'file',
    }));
}

export const memoryFolders = ['/tmp', '/var/tmp', '/dev/shm'];

/** Fresh for every command. */
export const memoryMounts = (): Mount[] => memoryFolders.map((to) => ({ type: 'memory', to }));

/** /run is empty and cannot be written; nor can anything outside the tree, HOME and the memory folders. */
export const emptyFolders = ['/run', '/home', '/root', '/mnt', '/srv', '/media'];
