/**
 * Starts each sandboxed command in Linux namespaces that root creates, on machines where bubblewrap does not work. No
 * sandboxed command may run as root.
 */

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { program } from '../run/system-programs.ts';
import { quoted } from '../text/shell-quote.ts';
import { type Backend, type BackendSource, bringLoopbackUp, loopbackUp, type Owner } from './backend.ts';
import { hostInside } from './environment.ts';
import { holdNetwork } from './forwarder.ts';
import { filtered, systemCallFilter } from './kernel-restrictions.ts';
import { fstab, type Mount, makeScratch, runAndReport, scratch, scratchFor } from './mount-list.ts';
import { runOwn } from './own-command.ts';
import { namespaceInit } from './process-table.ts';
import { openCgroup } from './resource-limits.ts';
import { holdProcess, kill, type Start } from './spawn.ts';
import { isUnder } from './toolchains.ts';

const needed = ['unshare', 'nsenter', 'setpriv', 'mount', 'umount', 'pivot_root', 'env', 'perl'];

/** A reason when this machine does not let us. */
export async function openNamespaces(source: BackendSource): Promise<Backend | string> {
  const asRoot = await rootPrefix();
  if (typeof asRoot === 'string') return asRoot;
  try {
    for (const name of needed) program(name);
  } catch (error) {
    return (error as Error).message;
  }
  const filter = systemCallFilter();
  if (typeof filter === 'string') return filter;
  const throughFilter = filtered(filter);
  const { runDir, owner, limits } = source;
  const options = { root: 'root', userMarks: false, emptyFile: 'empty-file' };
  for (const folder of [scratch.mount, 'root']) mkdirSync(join(runDir, folder), { recursive: true });
  for (const file of ['empty-file', 'user-namespace']) writeFileSync(join(runDir, file), '');
  writeFileSync(join(runDir, 'base.fstab'), fstab(source.base, options));
  writeFileSync(join(runDir, 'holder.sh'), holderScript(source));

  const script = ['/bin/sh', join(runDir, 'holder.sh'), runDir];
  const first = ['--mount', '--pid', '--fork', '--kill-child', '--', ...script];
  const holder = await holdProcess([...asRoot, program('unshare'), ...first], { group: false });
  const holderPid = holder.pid === undefined ? undefined : namespaceInit(holder.pid);
  if (holder.said !== 'ready' || holderPid === undefined) {
    void holder[Symbol.asyncDispose]();
    return `root cannot make namespaces here: ${holder.said || holder.trouble || 'it ended without a word'}`;
  }
  const cgroup = await openCgroup(asRoot, limits);

  let views = 0;
  return {
    kind: 'namespaces',
    description: asRoot.length > 0 ? 'namespaces made through sudo' : 'namespaces made by root',
    overlays: true,
    async prepare(mounts, network) {
      const file = `view-${++views}.fstab`;
      writeFileSync(join(runDir, file), fstab(mounts, options) + procLines);
      const enter = [
        program('nsenter'),
        `--mount=/proc/${holderPid}/ns/mnt`,
        `--pid=/proc/${holderPid}/ns/pid`,
        ...(typeof network === 'string' ? [] : [`--net=/proc/${network.pid}/ns/net`]),
        '--',
      ];
      const own = ['--mount', '--pid', '--ipc', '--uts', ...(network === 'none' ? ['--net'] : [])];
      const unshare = [program('unshare'), ...own, '--fork', '--kill-child', '--'];
      const args = [...scratchFor(mounts, limits.tmpBytes), runDir, network === 'none' ? 'none' : 'given', file];
      const script = ['/bin/sh', '-c', perCommand(owner, cgroup?.join ?? '', throughFilter), 'enter', ...args];
      const each: Start = {
        argv: [...asRoot, ...enter, ...unshare, ...script],
        refusals: cgroup?.refusals,
        async end(pid) {
          const init = namespaceInit(pid);
          if (init !== undefined) await killAsRoot(asRoot, init);
        },
      };
      return () => each;
    },
    hold(ports) {
      // Through sudo it goes back to who we are: it needs root for the namespace alone.
      const [uid, gid] = [process.getuid?.(), process.getgid?.()];
      const back = uid === 0 ? [] : [program('setpriv'), `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--'];
      return holdNetwork([...asRoot, program('unshare'), '--net', '--', ...loopbackUp, ...back], ports);
    },
    async [Symbol.asyncDispose]() {
      await holder[Symbol.asyncDispose]();
      await cgroup?.[Symbol.asyncDispose]();
    },
  };
}

/** sudo through `env -i`: it would put names of its own into the environment. */
async function rootPrefix(): Promise<string[] | string> {
  if (process.getuid?.() === 0) return [];
  try {
    await runOwn('sudo', ['-n', 'true']);
    return [program('sudo'), '-n', program('env'), '-i'];
  } catch {
    return 'neither root nor passwordless sudo';
  }
}

async function killAsRoot(asRoot: string[], pid: number): Promise<void> {
  if (process.getuid?.() === 0) return kill(pid);
  const [sudo, ...rest] = asRoot;
  if (sudo) await runOwn('sudo', [...rest, program('kill'), '-KILL', `${pid}`]).catch(() => undefined);
}

/**
 * Makes what every command shares: the read-only root, /dev, and a user namespace that allows no other below it. When its stdin
 * closes, as Redgreen ends, everything in its PID namespace ends.
 */
export function holderScript({ base, folders, owner }: BackendSource): string {
  return `set -e
cd "$1"
mount -t proc proc /proc
mount -t tmpfs -o size=64m,mode=755 root root
${places(base, folders)}
mount --all --fstab base.fstab
${coveredPlaces(base, folders)}
${devices}
mount -o remount,bind,ro root
${userNamespace(owner)}
echo ready
read -r until_closed || true
`;
}

/**
 * `$1` and `$2` as `makeScratch` has them, `$3` run folder, `$4` network, `$5` mounts; the rest starts the launcher.
 * Process 1 is a shell that reaps orphans, with arguments that are the same each time; the mounts of the host, and the name of the
 * cgroup, are let go before anything foreign starts.
 */
export function perCommand(owner: Owner, joinCgroup: string, throughFilter: string): string {
  return `${joinCgroup}
cd "$3" || exit 125
if [ "$4" = none ]; then ${bringLoopbackUp} || exit 125; fi
echo ${hostInside} > /proc/sys/kernel/hostname || exit 125
${makeScratch}
${owner.uid === 0 ? '' : `chown ${owner.uid}:${owner.gid} ${scratch.upper} ${scratch.home} || exit 125`}
mount --all --fstab "$5" || exit 125
exec 9<user-namespace
cd root && pivot_root . . && umount -l . && cd / || exit 125
shift 5
exec unshare --cgroup /bin/sh -c '${runAndReport('/dev/shm')}' first nsenter --user=/proc/self/fd/9 -- setpriv --reuid=${owner.uid} --regid=${owner.gid} --clear-groups --no-new-privs --inh-caps=-all --bounding-set=-all -- ${throughFilter} "$@"`;
}

/** Lines of every command's mounts. Root without capabilities may still write files that belong to root. */
export const procLines = [
  'proc root/proc proc nosuid,nodev,noexec 0 0\n',
  ...['sys', 'sysrq-trigger', 'irq', 'bus', 'fs']
    .filter((name) => existsSync(`/proc/${name}`))
    .map((name) => `root/proc/${name} root/proc/${name} none bind,ro 0 0\n`),
  // It names the keys of whoever has the same user number outside.
  ...(existsSync('/proc/keys') ? ['empty-file root/proc/keys none bind,ro 0 0\n'] : []),
].join('');

/** Mount points: nothing can be made below a root that is read-only. */
function places(base: Mount[], folders: string[]): string {
  const lines = base.map((mount) => {
    const at = quoted(`root${mount.to}`);
    if (mount.type === 'link') return `ln -s ${quoted(mount.target)} ${at}`;
    return mount.type === 'read-only' ? `place ${quoted(mount.from)} ${at}` : '';
  });
  return [
    'place() { if [ -d "$1" ]; then mkdir -p "$2"; else mkdir -p "${2%/*}"; : > "$2"; fi; }',
    `mkdir -p ${[...folders, '/proc', '/dev'].map((folder) => quoted(`root${folder}`)).join(' ')}`,
    ...lines.filter((line) => line !== ''),
  ].join('\n');
}

/** Places below what is covered, before nothing can be written there any more. */
function coveredPlaces(base: Mount[], folders: string[]): string {
  return base
    .filter((mount) => mount.type === 'cover' && mount.kind === 'folder')
    .map(({ to }) => {
      const below = folders.filter((folder) => isUnder(folder, to)).map((folder) => quoted(`root${folder}`));
      const make = below.length > 0 ? `mkdir -p ${below.join(' ')}\n` : '';
      return `${make}mount -o remount,bind,ro ${quoted(`root${to}`)}`;
    })
    .join('\n');
}

const devices = `mount -t tmpfs -o size=1m,mode=755,nosuid dev root/dev
mkdir root/dev/pts root/dev/shm
for name in null zero full random urandom tty; do : > root/dev/$name; mount --bind /dev/$name root/dev/$name; done
ln -s /proc/self/fd root/dev/fd
ln -s /proc/self/fd/0 root/dev/stdin
ln -s /proc/self/fd/1 root/dev/stdout
ln -s /proc/self/fd/2 root/dev/stderr
ln -s pts/ptmx root/dev/ptmx
mount -t devpts -o newinstance,ptmxmode=0666,mode=620,nosuid,noexec devpts root/dev/pts
mount -o remount,bind,ro root/dev`;

/** Written by root from outside, so that a machine that stops users' own user namespaces does not matter. */
function userNamespace({ uid, gid }: Owner): string {
  const map = (id: number) => (id === 0 ? '0 0 1' : `0 0 1\\n${id} ${id} 1`);
  return `unshare --user sleep 60 >/dev/null 2>&1 &
own=$(readlink /proc/self/ns/user)
until [ -e /proc/$!/ns/user ] && [ "$(readlink /proc/$!/ns/user)" != "$own" ]; do sleep 0.01; done
printf '${map(uid)}\\n' > /proc/$!/uid_map
printf '${map(gid)}\\n' > /proc/$!/gid_map
nsenter --user=/proc/$!/ns/user sh -c 'echo 0 > /proc/sys/user/max_user_namespaces'
mount --bind /proc/$!/ns/user user-namespace
kill $!`;
}
