/**
 * The /etc inside: what names no secret. Files are copied into one folder, because thirty mounts cost 4 ms a command; large
 * folders are mounted, because 800 new files cost 0.6 s on a busy disk.
 */

import {
  chmodSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { homeInside, userInside } from './environment.ts';
import type { Mount } from './view.ts';

/** How names resolve, certificates, the linker, and what a language's packages put there. */
const files = [
  /^(hosts|resolv\.conf|nsswitch\.conf|host\.conf|gai\.conf|protocols|services|mime\.types|magic|ca-certificates\.conf)$/,
  /^(ld\.so\.(cache|conf|conf\.d)|localtime|timezone|os-release|debian_version|lsb-release|bash\.bashrc|inputrc)$/,
  /^(chromium|chromium\.d|dotnet|fpc[\w.-]*\.cfg)$/,
];
const filesBelow = ['ssl/openssl.cnf', 'maven/m2.conf', 'maven/logging'];
const folders = [
  /^(alternatives|fonts|ca-certificates|java|java-\d+-openjdk|python3|python3\.\d+|php|perl|erlang|ghc|R|julia|racket|nim)$/,
];
const foldersBelow = ['ssl/certs', 'pki/tls/certs', 'pki/ca-trust'];

export interface Etc {
  mounts: Mount[];
  /** Name of the user that foreign code runs as. */
  user: string;
}

/** All at once and not piece by piece: as promises the forty files are 20 ms of processor at every start, and 5 so. */
export function makeEtc(into: string, owner: { uid: number; gid: number }): Etc {
  mkdirSync(into, { recursive: true });
  const names = readdirSync('/etc');
  const there = (patterns: RegExp[], below: string[]) =>
    [...names.filter((name) => patterns.some((pattern) => pattern.test(name))), ...below].filter((name) =>
      existsSync(join('/etc', name)),
    );
  for (const name of there(files, filesBelow)) copyTo(join('/etc', name), join(into, name));
  const mounted = there(folders, foldersBelow);
  for (const name of mounted) mkdirSync(join(into, name), { recursive: true });
  const { passwd, group, user } = accounts(owner.uid, owner.gid);
  writeFileSync(join(into, 'passwd'), passwd);
  writeFileSync(join(into, 'group'), group);
  const mounts = mounted.map(
    (name): Mount => ({ type: 'read-only', from: join('/etc', name), to: join('/etc', name) }),
  );
  return { user, mounts: [{ type: 'read-only', from: into, to: '/etc' }, ...mounts] };
}

/** By what a link leads to: resolv.conf and localtime are often links to places that are not there inside. What cannot be read stays out. */
function copyTo(from: string, to: string, infoOf = statSync): void {
  try {
    const info = infoOf(from);
    mkdirSync(dirname(to), { recursive: true });
    if (info.isSymbolicLink()) symlinkSync(readlinkSync(from), to);
    if (info.isFile()) copyFileSync(from, to);
    if (info.isDirectory()) {
      mkdirSync(to, { recursive: true });
      // A link in a folder stays one.
      for (const name of readdirSync(from)) copyTo(join(from, name), join(to, name), lstatSync);
      chmodSync(to, info.mode & 0o7777);
    }
    if (!info.isSymbolicLink()) utimesSync(to, info.atime, info.mtime);
  } catch {}
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
