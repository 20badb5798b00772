/** Lists the mounts that decide which files a sandboxed command can read or write, and formats them as fstab. */

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

export interface FstabOptions {
  /** Folder that stands for `/`. */
  root: string;
  /** Overlays made without real root keep their marks in `user.` attributes. */
  userMarks: boolean;
  /** Where overlays are mounted, when not at their place below `root`. */
  staging?: (mount: Mount) => string;
  /** To cover files with. */
  emptyFile: string;
}

/** The memory of one command is mounted here: /tmp and the like, and what its throw-away overlay needs. */
export const scratch = {
  mount: 'scratch',
  upper: 'scratch/upper',
  work: 'scratch/work',
  home: 'scratch/home',
  none: 'scratch/none',
};

/** The folder of the command's memory that stands for one of its own. */
export const inMemory = (to: string) => `${scratch.mount}/at${to.replaceAll('/', '-')}`;

/** The first two words for a view: how much memory it has, and what is copied into its throw-away layer, nothing where it has none. */
export function scratchFor(mounts: Mount[], bytes: number): string[] {
  const layer = mounts.find((mount) => mount.type === 'throw-away');
  return [`${bytes}`, layer?.by === 'copy' ? layer.lower : ''];
}

const open = memoryFolders.map(inMemory).join(' ');

/** Shell lines that make the memory of a command, `$1` bytes in all; `$2` names a folder to copy, or nothing. Where memory ends, what it runs is to be ended first. */
export const makeScratch = `echo 1000 > /proc/self/oom_score_adj
mount -t tmpfs -o "size=$1,mode=755" scratch ${scratch.mount} || exit 125
mkdir ${scratch.upper} ${scratch.work} ${scratch.home} ${scratch.none} ${open} && chmod 1777 ${open} || exit 125
[ -z "$2" ] || cp -a "$2/." ${scratch.home} || exit 125`;

/**
 * Shell lines for the process that waits for a command, the rest of its words: input comes through a pipe, which leads nowhere, and not
 * through our socket. `full` on stderr tells that the memory at \`place\` was used up when the command failed.
 */
export const runAndReport = (place: string) => `cat | "$@"
code=$?
[ $code = 0 ] || [ "$(stat -f -c %f ${place})" -gt 255 ] || echo ${fullMark} >&2
exit $code`;

export const fullMark = 'full';

export function fstab(mounts: Mount[], options: FstabOptions): string {
  return mounts.map((mount, index) => line(mount, index, options)).join('');
}

function line(mount: Mount, index: number, options: FstabOptions): string {
  const at = options.staging?.(mount) ?? options.root + mount.to;
  const marks = options.userMarks ? ',userxattr' : '';
  switch (mount.type) {
    case 'read-only':
      return entry(mount.from, at, 'none', `bind,ro,nosuid,nodev${mkdir(mount.from)}`);
    case 'writable':
      return entry(mount.from, at, 'none', `rbind,nosuid,nodev${mkdir(mount.from)}`);
    case 'memory':
      return entry(inMemory(mount.to), at, 'none', 'bind,nosuid,nodev,X-mount.mkdir');
    case 'cover':
      // Memory and not an empty folder: the tree itself may lie below what is covered, and needs its place.
      return mount.kind === 'file'
        ? entry(options.emptyFile, at, 'none', 'bind,ro')
        : entry(`cover${index}`, at, 'tmpfs', 'size=64k,mode=555');
    case 'layers': {
      // Inside, the mount tells its folders: they have one name in every layer.
      const own = mount.own ? entry(mount.own, runNames.layer, 'none', 'rbind') : '';
      return own + entry(`layers${index}`, at, 'overlay', overlay(mount.lower, mount.upper, mount.work) + marks);
    }
    case 'throw-away':
      if (mount.by === 'copy') return options.staging ? '' : entry(scratch.home, at, 'none', 'bind,nosuid,nodev');
      return (
        // Inside, the mount tells its folders: they are the same with and without it.
        (mount.hidden ? entry(scratch.none, mount.hidden, 'none', 'bind') : '') +
        entry(`throw-away${index}`, at, 'overlay', overlay(mount.lower, scratch.upper, scratch.work) + marks)
      );
    case 'link':
      return '';
  }
}

const overlay = (lower: string, upper: string, work: string) =>
  `nosuid,nodev,lowerdir=${lower},upperdir=${upper},workdir=${work},X-mount.mkdir`;

const entry = (source: string, target: string, type: string, options: string) =>
  `${escaped(source)} ${escaped(target)} ${type} ${options} 0 0\n`;

/** Folders are made where they are missing; a file must have its place already. */
const mkdir = (from: string) => (lstatSync(from).isDirectory() ? ',X-mount.mkdir' : '');

/** fstab(5): white space and backslashes as octal. */
const escaped = (path: string) =>
  path.replace(/[\s\\#]/g, (character) => `\\${character.charCodeAt(0).toString(8).padStart(3, '0')}`);
