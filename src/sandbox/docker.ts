/** Starts each sandboxed command in a Docker container, on machines where neither bubblewrap nor namespaces work. */

import { randomUUID } from 'node:crypto';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { succeeds } from '../run/succeeds.ts';
import { findProgram } from '../run/system-programs.ts';
import type { Backend, BackendSource } from './backend.ts';
import { hostInside } from './environment.ts';
import { type Mount, memoryFolders } from './mount-list.ts';
import { runOwn } from './own-command.ts';

export async function openDocker(source: BackendSource): Promise<Backend | string> {
  const docker = findProgram('docker');
  if (docker === undefined) return 'docker is not installed';
  if (source.needsHeldNetwork)
    return 'docker can neither filter hosts nor carry ports in: use sandbox-network none or full, no test-services, and agent anthropic or command';
  const engine = await runOwn(docker, ['version', '--format', '{{.Server.Version}}']).catch((error: Error) => error);
  if (engine instanceof Error) return `no docker engine answers (${engine.message.split('\n')[0]})`;
  const image = `redgreen-empty:${randomUUID()}`;
  await importImage(docker, image, source);
  return {
    kind: 'docker',
    description: `docker ${engine.trim()}`,
    overlays: false,
    async prepare(mounts, network) {
      if (typeof network !== 'string') throw new Error('docker has no held network');
      const all = [...source.base, ...mounts];
      return () => {
        const name = `redgreen-${randomUUID()}`;
        const remove = async () => void (await succeeds(runOwn(docker, ['rm', '--force', name])));
        return {
          argv: [docker, 'run', '--name', name, ...dockerArguments(all, network, source), image, ...firstProcess(all)],
          end: remove,
          after: remove,
        };
      };
    },
    async [Symbol.asyncDispose]() {
      await runOwn(docker, ['image', 'rm', '--force', image]).catch(() => undefined);
    },
  };
}

/** Links like /bin → usr/bin, and the folders that are there and empty. */
async function importImage(docker: string, image: string, { runDir, base, folders }: BackendSource): Promise<void> {
  const folder = join(runDir, 'image');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(runDir, 'empty-file'), '');
  for (const mount of base) if (mount.type === 'link') symlinkSync(mount.target, join(folder, mount.to));
  for (const path of folders) mkdirSync(join(folder, path), { recursive: true });
  // The engine mounts these three itself, over a read-only /etc in which it can make nothing.
  const etc = base.find((mount) => mount.type === 'read-only' && mount.to === '/etc');
  if (etc?.type === 'read-only')
    for (const name of ['hostname', 'hosts', 'resolv.conf']) writeFileSync(join(etc.from, name), '', { flag: 'a' });
  await runOwn('tar', ['--create', '--file', join(runDir, 'image.tar'), '--directory', folder, '.']);
  await runOwn(docker, ['import', join(runDir, 'image.tar'), image]);
}

/** Everything between `docker run` and the image. */
export function dockerArguments(mounts: Mount[], network: 'none' | 'full', source: BackendSource): string[] {
  const { owner, limits } = source;
  const memory = `${limits.memoryBytes}`;
  return [
    ...['--rm', '--interactive', '--read-only', '--log-driver', 'none'],
    ...['--hostname', hostInside],
    ...['--network', network === 'none' ? 'none' : 'bridge'],
    ...['--cap-drop', 'ALL', '--security-opt', 'no-new-privileges', '--user', `${owner.uid}:${owner.gid}`],
    ...['--pids-limit', `${limits.processes}`, '--memory', memory, '--memory-swap', memory],
    ...mounts.flatMap((mount) => mountArguments(mount, source)),
  ];
}

function mountArguments(mount: Mount, { runDir, owner: { uid, gid }, limits }: BackendSource): string[] {
  // It has one for each place: together they have what one has elsewhere.
  const memory = Math.floor(limits.tmpBytes / (memoryFolders.length + 1));
  const inMemory = (to: string, mode: string) => [
    '--tmpfs',
    `${to}:rw,exec,nosuid,nodev,size=${memory},mode=${mode},uid=${uid},gid=${gid}`,
  ];
  const bind = (from: string, to: string, readOnly: boolean) => {
    // The list is read as CSV: a path with a comma or a quote would name another one.
    if (/[,"\n]/.test(from + to)) throw new Error(`docker cannot mount a path with a comma or a quote: ${from}`);
    return ['--mount', `type=bind,source=${from},target=${to}${readOnly ? ',readonly' : ''}`];
  };
  switch (mount.type) {
    case 'read-only':
      return bind(mount.from, mount.to, true);
    case 'writable':
      return bind(mount.from, mount.to, false);
    case 'cover':
      // In memory and not an empty folder of ours: something below it may be seen again, and its mount point is made there.
      if (mount.kind === 'folder') return ['--tmpfs', `${mount.to}:ro,noexec,nosuid,nodev,mode=0755`];
      return bind(join(runDir, 'empty-file'), mount.to, true);
    case 'memory':
      return inMemory(mount.to, '1777');
    case 'throw-away':
      return [...bind(join(runDir, mount.lower), keptHome, true), ...inMemory(mount.to, '0700')];
    case 'link':
      return [];
    case 'layers':
      throw new Error('docker has no overlays');
  }
}

const keptHome = '/run/home';

/**
 * Process 1 of a container: a shell that waits, and so reaps what its command has orphaned (`--init` would mount a program into
 * the image's /usr, which our /usr covers). Before that the throw-away HOME gets what setup has kept.
 */
function firstProcess(mounts: Mount[]): string[] {
  const home = mounts.find((mount) => mount.type === 'throw-away');
  const copy = home ? `cp -a ${keptHome}/. ${home.to} && ` : '';
  return ['/bin/sh', '-c', `${copy}"$@"; exit $?`, 'first-process'];
}
