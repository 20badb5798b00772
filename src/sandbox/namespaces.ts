/**
 * The second backend: namespaces made by root, ourselves or through passwordless sudo, for machines that have no bubblewrap or do
 * not let users make user namespaces. A holder is prepared once; each command enters it and gets its own mount, PID, IPC, UTS and
 * network namespace. The holder ends with us (its stdin closes), and with its PID namespace ends everything in it.
 */

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Backend, type BackendSource, loopbackUp } from './backend.ts';
import { openCgroup } from './cgroup.ts';
import { holdNetwork } from './forwarder.ts';
import { fstab, scratch, scratchFor } from './fstab.ts';
import { holderScript, perCommand, procLines } from './namespace-scripts.ts';
import { program, runOwn } from './own-command.ts';
import { namespaceInit } from './process-table.ts';
import { filtered, systemCallFilter } from './seccomp.ts';
import type { Start } from './start.ts';

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
  const options = { root: 'root', userMarks: false, emptyFile: 'empty-file', ...owner };
  for (const folder of [scratch.mount, 'root']) mkdirSync(join(runDir, folder), { recursive: true });
  for (const file of ['empty-file', 'user-namespace']) writeFileSync(join(runDir, file), '');
  writeFileSync(join(runDir, 'base.fstab'), fstab(source.base, options));
  writeFileSync(join(runDir, 'holder.sh'), holderScript(source));

  const holder = await startHolder(
    [...asRoot, program('unshare'), ...holderArguments, join(runDir, 'holder.sh')],
    runDir,
  );
  if (typeof holder === 'string') return holder;
  const cgroup = await openCgroup(asRoot, limits);
  const kill = (pid: number) => killAsRoot(asRoot, pid);

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
        `--mount=/proc/${holder.pid}/ns/mnt`,
        `--pid=/proc/${holder.pid}/ns/pid`,
        ...(typeof network === 'string' ? [] : [`--net=/proc/${network.pid}/ns/net`]),
        '--',
      ];
      const own = ['--mount', '--pid', '--ipc', '--uts', ...(network === 'none' ? ['--net'] : [])];
      const unshare = [program('unshare'), ...own, '--fork', '--kill-child', '--'];
      const given = [...scratchFor(mounts, limits.tmpBytes), runDir, network === 'none' ? 'none' : 'given', file];
      const script = ['/bin/sh', '-c', perCommand(owner, cgroup?.join ?? '', throughFilter), 'enter', ...given];
      const each: Start = {
        argv: [...asRoot, ...enter, ...unshare, ...script],
        cwd: '/',
        refusals: cgroup?.refusals,
        used: cgroup?.used,
        async end(pid) {
          const init = namespaceInit(pid);
          if (init !== undefined) await kill(init);
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
      await holder.stop();
      await cgroup?.[Symbol.asyncDispose]();
    },
  };
}

const holderArguments = ['--mount', '--pid', '--fork', '--kill-child', '--', '/bin/sh'];

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

interface Holder {
  /** As the host counts. */
  pid: number;
  stop(): Promise<void>;
}

/** Ready when it says so; its trouble is the reason otherwise. */
async function startHolder([file = '', ...args]: string[], runDir: string): Promise<Holder | string> {
  const child = spawn(file, [...args, runDir], { env: {}, cwd: '/', stdio: ['pipe', 'pipe', 'pipe'] });
  const exited = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const said = await firstLine(child, exited);
  const pid = child.pid === undefined ? undefined : namespaceInit(child.pid);
  if (said !== 'ready' || pid === undefined) {
    child.stdin?.end();
    return `root cannot make namespaces here: ${said}`;
  }
  // A holder that nobody has closed must not keep the process alive.
  child.unref();
  for (const stream of [child.stdin, child.stdout, child.stderr]) (stream as unknown as { unref?(): void }).unref?.();
  return {
    pid,
    async stop() {
      child.ref();
      child.stdin?.end();
      await exited;
    },
  };
}

async function firstLine(child: ChildProcess, exited: Promise<void>): Promise<string> {
  let trouble = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    trouble = (trouble + chunk.toString('utf8')).slice(0, 4096);
  });
  const ready = new Promise<string>((resolve) =>
    child.stdout?.once('data', (chunk: Buffer) => resolve(`${chunk}`.trim())),
  );
  const failed = new Promise<void>((resolve) => child.on('error', () => resolve()));
  return Promise.race([ready, Promise.race([exited, failed]).then(() => trouble.trim() || 'it ended without a word')]);
}

async function killAsRoot(asRoot: string[], pid: number): Promise<void> {
  if (process.getuid?.() === 0) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // gone meanwhile
    }
    return;
  }
  const [sudo, ...rest] = asRoot;
  if (sudo) await runOwn('sudo', [...rest, program('kill'), '-KILL', `${pid}`]).catch(() => undefined);
}
