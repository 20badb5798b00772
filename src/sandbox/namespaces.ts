/**
 * Starts commands in namespaces that root makes, as the second sandbox backend, where bubblewrap is missing or cannot be used.
 * Root is ourselves or passwordless sudo. A holder is prepared once; each command enters it and gets its own mount, PID, IPC,
 * UTS and network namespace. The holder ends with us (its stdin closes), and with its PID namespace ends everything in it.
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { program } from '../run/programs.ts';
import { type Backend, type BackendSource, loopbackUp } from './backend.ts';
import { openCgroup } from './cgroup.ts';
import { holdNetwork } from './forwarder.ts';
import { fstab, scratch, scratchFor } from './fstab.ts';
import { holderScript, perCommand, procLines } from './namespace-scripts.ts';
import { runOwn } from './own-command.ts';
import { namespaceInit } from './process-table.ts';
import { filtered, systemCallFilter } from './seccomp.ts';
import { holdProcess, kill, type Start } from './start.ts';

const needed = ['unshare', 'nsenter', 'setpriv', 'mount', 'umount', 'pivot_root', 'ip', 'env', 'perl'];

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
        used: cgroup?.used,
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
