/**
 * Starts each sandboxed command in bubblewrap, with mounts and network of its own. Bubblewrap runs inside outer
 * namespaces made by `unshare`, because Debian's version 0.8 cannot mount overlay file systems.
 */

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram, program } from '../run/system-programs.ts';
import { type Backend, type BackendSource, loopbackUp, type Owner } from './backend.ts';
import { hostInside } from './environment.ts';
import { type HeldNetwork, holdNetwork } from './forwarder.ts';
import { filterFile, restricted, systemCallFilter } from './kernel-restrictions.ts';
import { fstab, inMemory, type Mount, makeScratch, runAndReport, scratch, scratchFor } from './mount-list.ts';
import { runOwn } from './own-command.ts';
import { namespaceInit } from './process-table.ts';
import { type Cgroup, openCgroup } from './resource-limits.ts';
import { kill, type Start } from './spawn.ts';

/** A reason when this machine has no bubblewrap that will do. */
export async function openBubblewrap(source: BackendSource): Promise<Backend | string> {
  const { owner } = source;
  // What root keeps (objects, toolchains, the run folder) an unprivileged bubblewrap could not even mount.
  if (owner.dropped) return `the tree belongs to user ${owner.uid}, and only namespaces made by root can change to it`;
  const bwrap = findProgram('bwrap');
  if (!bwrap) return 'bubblewrap is not installed';
  const filter = systemCallFilter();
  if (typeof filter === 'string') return filter;
  const asRoot = process.getuid?.() === 0 ? [] : undefined;
  const [said, cgroup] = await Promise.all([
    runOwn('bwrap', ['--version']).catch(() => 'unknown'),
    asRoot && openCgroup(asRoot, source.limits),
  ]);
  const version = said.replace(/^bubblewrap /, '').trim();
  mkdirSync(join(source.runDir, scratch.mount), { recursive: true });
  writeFileSync(join(source.runDir, 'empty-file'), '');
  writeFileSync(join(source.runDir, filterFile), filter);

  let views = 0;
  return {
    kind: 'bubblewrap',
    description: `bubblewrap ${version}`,
    overlays: true,
    prepare: async (mounts, network) => {
      const file = `view-${++views}.fstab`;
      writeFileSync(join(source.runDir, file), overlays(mounts), { mode: 0o644 });
      const args = [...isolation(source.owner, network), ...view(source, [...source.base, ...mounts])];
      writeFileSync(join(source.runDir, `view-${views}.args`), args.map((one) => `${one}\0`).join(''), {
        mode: 0o644,
      });
      const each = start(source, bwrap, [...source.base, ...mounts], network, file, cgroup);
      return () => each;
    },
    hold: (ports) =>
      holdNetwork([program('unshare'), '--user', '--map-root-user', '--net', '--', ...loopbackUp], ports),
    async [Symbol.asyncDispose]() {
      await cgroup?.[Symbol.asyncDispose]();
    },
  };
}

/** `$1` and `$2` as `makeScratch` has them, `$3` run folder, `$4` the overlays; the rest is bubblewrap. */
const mountAndGo = (cgroup: Cgroup | undefined) => `${cgroup?.join ?? ''}
cd "$3" || exit 125
${makeScratch}
if [ -s "$4" ]; then mount --all --fstab "$4" || exit 125; fi
exec 7<"\${4%.fstab}.args" 8<${filterFile}
shift 4
${runAndReport(scratch.mount)}`;

function start(
  { runDir, limits }: BackendSource,
  bwrap: string,
  mounts: Mount[],
  network: 'none' | 'full' | HeldNetwork,
  file: string,
  cgroup: Cgroup | undefined,
): Start {
  // A /proc of its own: bubblewrap looks its child up there, and in a container's /proc no other process has that number.
  const inner = ['--mount', '--pid', '--fork', '--mount-proc', '--kill-child', '--', '/bin/sh', '-c'];
  const first = [mountAndGo(cgroup), 'mount-and-go', ...scratchFor(mounts, limits.tmpBytes), runDir, file];
  const argv = [...outer(network), ...inner, ...first];
  return {
    // By a descriptor: process 1 inside is bwrap, and whoever reads its arguments saw every path of the host.
    argv: [...argv, bwrap, '--args', '7', '--', ...restricted()],
    refusals: cgroup?.refusals,
    end(pid) {
      const init = namespaceInit(pid);
      if (init !== undefined) kill(init);
    },
  };
}

/** Up to the flags of the last `unshare`: in a user namespace of its own, or in that of the held network, in which a user who has made it is root. */
function outer(network: 'none' | 'full' | HeldNetwork): string[] {
  const [unshare, diesWithUs] = [program('unshare'), [program('setpriv'), '--pdeathsig', 'KILL', '--']];
  // One process less. The kernel keeps the signal: who makes a user namespace gets no right that its maker did not have.
  if (typeof network === 'string') return [...diesWithUs, unshare, '--user', '--map-root-user'];
  const of = `/proc/${network.pid}/ns`;
  // Entering another's clears it: after that.
  const enter = [program('nsenter'), `--user=${of}/user`, `--net=${of}/net`, '--preserve-credentials', '--'];
  return [...enter, ...diesWithUs, unshare];
}

const isolation = ({ uid, gid }: Owner, network: 'none' | 'full' | HeldNetwork) => [
  ...['--unshare-user', '--disable-userns', '--unshare-ipc', '--unshare-pid', '--unshare-uts', '--unshare-cgroup-try'],
  ...(network === 'none' ? ['--unshare-net'] : []),
  ...['--hostname', hostInside],
  ...['--die-with-parent', '--new-session', '--cap-drop', 'ALL', '--uid', `${uid}`, '--gid', `${gid}`],
  // /proc/sys again: as root core_pattern was writable without it.
  ...['--proc', '/proc', '--ro-bind', '/proc/sys', '/proc/sys', '--dev', '/dev', '--seccomp', '8'],
  // It names the keys of whoever has the same user number outside.
  ...(existsSync('/proc/keys') ? ['--ro-bind', 'empty-file', '/proc/keys'] : []),
];

const view = ({ folders }: BackendSource, mounts: Mount[]) => [
  ...folders.flatMap((folder) => ['--dir', folder]),
  ...mounts.flatMap(toArguments),
  ...['--remount-ro', '/dev', '--remount-ro', '/'],
];

function toArguments(mount: Mount): string[] {
  switch (mount.type) {
    case 'read-only':
      return ['--ro-bind', mount.from, mount.to];
    case 'writable':
      return ['--bind', mount.from, mount.to];
    case 'memory':
      return ['--bind', inMemory(mount.to), mount.to];
    case 'link':
      return ['--symlink', mount.target, mount.to];
    case 'cover':
      return mount.kind === 'file'
        ? ['--ro-bind', 'empty-file', mount.to]
        : ['--perms', '0555', '--size', '65536', '--tmpfs', mount.to];
    case 'layers':
    case 'throw-away':
      return ['--bind', staged(mount), mount.to];
  }
}

function overlays(mounts: Mount[]): string {
  return fstab(
    mounts.filter(({ type }) => type === 'layers' || type === 'throw-away'),
    { root: '', userMarks: true, staging: staged, emptyFile: 'empty-file' },
  );
}

/** Relative to the run folder. */
const staged = (mount: Mount) => (mount.type === 'layers' ? `${mount.upper}.merged` : scratch.home);
