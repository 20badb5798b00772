/**
 * Builds the /etc folder that sandboxed commands see, from a list of the host's files that hold no secrets. Files are copied
 * into one folder, because thirty mounts cost 4 ms a command; large folders are mounted, because 800 new files cost 0.6 s on a
 * busy disk.
 */

import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { homeInside, userInside } from './environment.ts';
import type { Mount } from './view.ts';

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
