/**
 * Writes the mounts of a sandboxed command as lines of an fstab file, so that a single `mount --all` makes them. One process
 * for each mount would cost 0.8 ms each.
 */

import { lstatSync } from 'node:fs';
import { runNames } from './run-folder.ts';
import { type Mount, memoryFolders } from './view.ts';

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
