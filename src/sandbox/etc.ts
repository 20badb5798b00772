/**
 * The /etc inside: what names no secret. Files are copied into one folder, because thirty mounts cost 4 ms a command; large
 * folders are mounted, because 800 new files cost 0.6 s on a busy disk.
 */

import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, realpath, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { homeInside, userInside } from './environment.ts';
import type { Mount } from './view.ts';

/** How names resolve, certificates, the linker, and what a language's packages put there. */
const files = [
  /^(hosts|resolv\.conf|nsswitch\.conf|host\.conf|gai\.conf|protocols|services|mime\.types|magic|ca-certificates\.conf)$/,
  /^(ld\.so\.(cache|conf|conf\.d)|localtime|timezone|os-release|debian_version|lsb-release|bash\.bashrc|inputrc)$/,
  /^(chromium|chromium\.d|dotnet)$/,
];
const filesBelow = ['ssl/openssl.cnf', 'maven/m2.conf', 'maven/logging'];
const folders = [
  /^(alternatives|fonts|ca-certificates|java|java-\d+-openjdk|python3|python3\.\d+|php|perl|erlang|ghc)$/,
];
const foldersBelow = ['ssl/certs', 'pki/tls/certs', 'pki/ca-trust'];

export interface Etc {
  mounts: Mount[];
  /** The files are there when this settles: before the first command. */
  copied: Promise<void>;
  /** Name of the user that foreign code runs as. */
  user: string;
}

export async function makeEtc(into: string, owner: { uid: number; gid: number }): Promise<Etc> {
  await mkdir(into, { recursive: true });
  const names = await readdir('/etc');
  const there = (patterns: RegExp[], below: string[]) =>
    [...names.filter((name) => patterns.some((pattern) => pattern.test(name))), ...below].filter((name) =>
      existsSync(join('/etc', name)),
    );
  const copied = Promise.all(there(files, filesBelow).map((name) => copyAs(name, into))).then(() => undefined);
  const mounted = there(folders, foldersBelow);
  for (const name of mounted) await mkdir(join(into, name), { recursive: true });
  const { passwd, group, user } = accounts(owner.uid, owner.gid);
  await writeFile(join(into, 'passwd'), passwd);
  await writeFile(join(into, 'group'), group);
  const mounts = mounted.map(
    (name): Mount => ({ type: 'read-only', from: join('/etc', name), to: join('/etc', name) }),
  );
  return { user, copied, mounts: [{ type: 'read-only', from: into, to: '/etc' }, ...mounts] };
}

/** By what a link leads to: resolv.conf and localtime are often links to places that are not there inside. What cannot be read stays out. */
async function copyAs(name: string, into: string): Promise<void> {
  const to = join(into, name);
  try {
    await mkdir(dirname(to), { recursive: true });
    await cp(await realpath(join('/etc', name)), to, {
      recursive: true,
      verbatimSymlinks: true,
      preserveTimestamps: true,
    });
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
