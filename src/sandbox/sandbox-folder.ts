/** Creates the sandbox's private folder with its own `/etc`, and determines the user that runs commands there. */

import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { chown, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { removeTree } from '../run/remove-tree.ts';
import type { Owner } from './backend.ts';
import { homeInside, userInside } from './environment.ts';
import { type Mount, runNames } from './mount-list.ts';
import { runOwn } from './own-command.ts';

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

/** How names resolve, certificates, the linker, and what a language's packages put there. */
const files = [
  /^((resolv|nsswitch|host|gai|ca-certificates)\.conf|hosts|protocols|services|mime\.types|magic)$/,
  /^(ld\.so\.(cache|conf|conf\.d)|localtime|timezone|os-release|debian_version|lsb-release|bash\.bashrc|inputrc)$/,
  /^(chromium|chromium\.d|dotnet|fpc[\w.-]*\.cfg)$/,
];
const filesBelow = ['ssl/openssl.cnf', 'maven/m2.conf', 'maven/logging'];
const folders = [
  /^(alternatives|fonts|ca-certificates|java(-\d+-openjdk)?|python3(\.\d+)?|php|perl|erlang|ghc|R|julia|racket|nim)$/,
];
const foldersBelow = ['ssl/certs', 'pki/tls/certs', 'pki/ca-trust'];

export interface Etc {
  mounts: Mount[];
  /** Name of the user that foreign code runs as. */
  user: string;
}

/**
 * Fills `into`. Each file by what a link leads to: resolv.conf and localtime are often links to places that are not there inside. What
 * cannot be read stays out. Of the folders only mount points are made.
 */
export function makeEtc(into: string, owner: { uid: number; gid: number }): Etc {
  mkdirSync(into, { recursive: true });
  const names = readdirSync('/etc');
  const there = (patterns: RegExp[], below: string[]) =>
    [...names.filter((name) => patterns.some((pattern) => pattern.test(name))), ...below].filter((name) =>
      existsSync(join('/etc', name)),
    );
  const mounted = there(folders, foldersBelow);
  const { passwd, group, user } = accounts(owner.uid, owner.gid);
  writeFileSync(join(into, 'passwd'), passwd);
  writeFileSync(join(into, 'group'), group);
  for (const name of mounted) mkdirSync(join(into, name), { recursive: true });
  for (const name of there(files, filesBelow)) {
    try {
      cpSync(join('/etc', name), join(into, name), { recursive: true, dereference: true });
    } catch {
      rmSync(join(into, name), { recursive: true, force: true });
    }
  }
  const mounts = mounted.map(
    (name): Mount => ({ type: 'read-only', from: join('/etc', name), to: join('/etc', name) }),
  );
  return { user, mounts: [{ type: 'read-only', from: into, to: '/etc' }, ...mounts] };
}

/** The lines of passwd and group: foreign code sees itself, root and nobody, and HOME is the one inside. */
function accounts(uid: number, gid: number): { passwd: string; group: string; user: string } {
  const user = uid === 0 ? 'root' : userInside;
  const self = `${user}:x:${uid}:${gid}:${user}:${homeInside}:/bin/sh\n`;
  const root = uid === 0 ? '' : 'root:x:0:0:root:/root:/bin/sh\n';
  const rootGroup = gid === 0 ? '' : 'root:x:0:\n';
  return {
    user,
    passwd: `${root}${self}nobody:x:65534:65534:nobody:/nonexistent:/usr/sbin/nologin\n`,
    group: `${rootGroup}${gid === 0 ? 'root' : userInside}:x:${gid}:\nnogroup:x:65534:\n`,
  };
}
