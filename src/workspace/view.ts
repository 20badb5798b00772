/**
 * What can be seen inside, as a list of mounts that each rung carries out its own way, in order: the system read-only, a named
 * list of /etc, toolchains, then what is writable. HOME, /tmp, /run, other homes and the runner's files are simply not there.
 */

import { existsSync, lstatSync, readdirSync, readlinkSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { homeInside } from './environment.ts';
import { isUnder } from './toolchains.ts';

export type Mount =
  | { type: 'read-only' | 'writable'; from: string; to: string }
  | { type: 'memory'; to: string; sizeBytes: number; mode: string }
  | { type: 'link'; target: string; to: string }
  /** Nothing to see: an empty folder, or an empty file. */
  | { type: 'cover'; to: string; kind: 'folder' | 'file' }
  /** Names are relative to the run folder; `lowerFrom` is first mounted on `lower`. */
  | { type: 'layers'; lower: string; lowerFrom?: string; upper: string; work: string; to: string }
  /** Over `lower` (relative to the run folder) lies memory that ends with the command. */
  | { type: 'throw-away'; lower: string; sizeBytes: number; to: string };

const system = ['/usr', '/bin', '/sbin', '/lib', '/lib32', '/lib64', '/libx32', '/opt', '/nix', '/snap'];

/** Of /etc only what names no secret: how names resolve, certificates, the linker, and what a language's packages put there. */
const ofEtc = [
  /^(hosts|resolv\.conf|nsswitch\.conf|host\.conf|gai\.conf|protocols|services|mime\.types|magic)$/,
  /^(alternatives|ld\.so\.(cache|conf|conf\.d)|localtime|timezone|os-release|debian_version|lsb-release)$/,
  /^(ca-certificates|ca-certificates\.conf|fonts|bash\.bashrc|inputrc|chromium|chromium\.d)$/,
  /^(java|java-\d+-openjdk|python3|python3\.\d+|php|perl|dotnet|erlang|ghc)$/,
];
const belowEtc = ['ssl/certs', 'ssl/openssl.cnf', 'pki/tls/certs', 'pki/ca-trust', 'maven/m2.conf', 'maven/logging'];

/** Folders of the host that are visible to begin with. */
export const systemRoots = () => system.filter((path) => existsSync(path) && !lstatSync(path).isSymbolicLink());

export interface ViewSource {
  /** Not visible, wherever they lie. */
  hidden: string[];
  /** Files in the run folder that stand for /etc/passwd and /etc/group. */
  passwd: string;
  group: string;
}

/** The system: the same for every command. */
export function baseMounts({ hidden, passwd, group }: ViewSource): Mount[] {
  const mounts: Mount[] = [];
  for (const path of system) {
    if (!existsSync(path)) continue;
    if (lstatSync(path).isSymbolicLink()) mounts.push({ type: 'link', target: readlinkSync(path), to: path });
    else mounts.push({ type: 'read-only', from: path, to: path }, ...covers(path, path, hidden));
  }
  for (const name of [
    ...readdirSync('/etc').filter((name) => ofEtc.some((pattern) => pattern.test(name))),
    ...belowEtc,
  ]) {
    const path = join('/etc', name);
    // resolv.conf and localtime are often links to places that are not there inside.
    if (existsSync(path)) mounts.push({ type: 'read-only', from: realpathSync(path), to: path });
  }
  mounts.push(
    { type: 'read-only', from: passwd, to: '/etc/passwd' },
    { type: 'read-only', from: group, to: '/etc/group' },
  );
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

/** Fresh for every command. */
export const memoryMounts = (sizeBytes: number): Mount[] =>
  ['/tmp', '/var/tmp', '/dev/shm'].map((to) => ({ type: 'memory', to, sizeBytes, mode: '1777' }));

/** /run is empty and cannot be written; nor can anything outside the tree, HOME and the memory folders. */
export const emptyFolders = ['/run', '/home', '/root', '/mnt', '/srv', '/media'];

/** The lines of passwd and group: foreign code sees itself, root and nobody, and HOME is the one inside. */
export function accounts(uid: number, gid: number): { passwd: string; group: string; user: string } {
  const user = uid === 0 ? 'root' : 'sandbox';
  const self = `${user}:x:${uid}:${gid}:${user}:${homeInside}:/bin/sh\n`;
  const root = uid === 0 ? '' : 'root:x:0:0:root:/root:/bin/sh\n';
  const rootGroup = gid === 0 ? '' : 'root:x:0:\n';
  return {
    user,
    passwd: `${root}${self}nobody:x:65534:65534:nobody:/nonexistent:/usr/sbin/nologin\n`,
    group: `${rootGroup}${gid === 0 ? 'root' : 'sandbox'}:x:${gid}:\nnogroup:x:65534:\n`,
  };
}
