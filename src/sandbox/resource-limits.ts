/** Enforces limits on a sandboxed command's memory, disk, output and processes, and reports the limit it reached. */

import { randomUUID } from 'node:crypto';
import { existsSync, readlinkSync, statfsSync } from 'node:fs';
import { freemem, totalmem } from 'node:os';
import { join } from 'node:path';
import { succeeds } from '../run/succeeds.ts';
import { runOwn } from './own-command.ts';
import { descendants, type ProcessEntry, proportionalBytes, readOrEmpty } from './process-table.ts';

const gib = 1024 ** 3;

export interface Limits {
  processes: number;
  /** Resident memory of all processes of a command together. */
  memoryBytes: number;
  /** A file larger than this cannot be written. */
  fileBytes: number;
  /** What a command may print before it is ended; the log keeps head and tail of it. */
  outputBytes: number;
  /** A command is ended when less than this is left of the machine's memory, of which /tmp inside is a part. */
  freeMemoryBytes: number;
  /** A command is ended when less than this is free where it writes. */
  freeDiskBytes: number;
  /** What /tmp, /dev/shm and HOME together may hold in memory. */
  tmpBytes: number;
}

/** Of the machine, or of the container that we are in. */
const constrained = process.constrainedMemory();
const isConstrained = constrained > 0 && constrained < totalmem();
const machineBytes = isConstrained ? constrained : totalmem();

export const defaultLimits: Limits = {
  processes: 4096,
  memoryBytes: Math.floor(machineBytes * 0.85),
  fileBytes: 20 * gib,
  outputBytes: 16 * gib,
  freeMemoryBytes: Math.floor(machineBytes * 0.03),
  freeDiskBytes: 256 * 1024 * 1024,
  tmpBytes: Math.floor(machineBytes * 0.5),
};

/** What a container's group still has: what it keeps of files in memory, the kernel gives back. */
export function freeMemory(): number {
  return isConstrained ? Math.min(freemem(), process.availableMemory() + keptFiles()) : freemem();
}

function keptFiles(): number {
  const groups = readOrEmpty('/proc/self/cgroup');
  const own = /^(?:\d+:memory|0:):(\/.*)$/m.exec(groups)?.[1] ?? '/';
  // Inside a container the group's own folder is often the root of what is mounted there.
  const files = ['memory', ''].flatMap((kind) => [own, '/'].map((path) => join(root, kind, path, 'memory.stat')));
  const text = files.map(readOrEmpty).find((stat) => stat !== '') ?? '';
  const count = (name: RegExp) => Number(name.exec(text)?.[1] ?? 0);
  return count(/^(?:total_cache|file) (\d+)$/m) - count(/^(?:total_)?shmem (\d+)$/m);
}

const root = '/sys/fs/cgroup';

export interface Reached {
  /** The process that was spawned for the command; undefined where the kernel itself counts processes and memory. */
  root: number | undefined;
  /** Bytes. */
  printed: number;
  writesTo: string[];
}

/** The first limit that a command has reached, or undefined. */
export function reachedLimit(limits: Limits, { root, printed, writesTo }: Reached): string | undefined {
  if (printed > limits.outputBytes) return 'output';
  // Every process of the machine is read for it.
  const processes = root === undefined ? [] : descendants(root);
  if (processes.length > limits.processes) return 'processes';
  if (freeMemory() < limits.freeMemoryBytes) return 'memory';
  if (usedMemory(processes, limits.memoryBytes) > limits.memoryBytes) return 'memory';
  return writesTo.some((path) => isFull(path, limits.freeDiskBytes)) ? 'disk' : undefined;
}

/** Shared pages are counted once for each process at first; only where that is too much their shares are looked up, which costs more. */
function usedMemory(processes: ProcessEntry[], limitBytes: number): number {
  const resident = processes.reduce((sum, { rssBytes }) => sum + rssBytes, 0);
  if (resident <= limitBytes) return resident;
  return processes.reduce((sum, { pid, rssBytes }) => sum + (proportionalBytes(pid) ?? rssBytes), 0);
}

/** For whoever reads why a command was killed: seldom is it told, and these two are what it mostly was. */
export function freeOf(writesTo: string[]): { diskBytes: number; memoryBytes: number } | undefined {
  try {
    const diskBytes = writesTo.reduce((least, path) => {
      const { bavail, bsize } = statfsSync(path);
      return Math.min(least, bavail * bsize);
    }, Number.POSITIVE_INFINITY);
    return { diskBytes, memoryBytes: freeMemory() };
  } catch {
    // The command has removed its own folder.
    return undefined;
  }
}

/** Space, or room for new files where the file system counts that. */
function isFull(path: string, freeBytes: number): boolean {
  try {
    const { bavail, bsize, files, ffree } = statfsSync(path);
    return bavail * bsize < freeBytes || (files > 0 && ffree < 2000);
  } catch {
    return false;
  }
}

/** What the kernel has refused so far. */
export interface Refusals {
  /** Processes that it has ended for want of memory. */
  memory: number;
  /** Forks that it has not allowed. */
  processes: number;
}

export interface Cgroup extends AsyncDisposable {
  /** Shell line, run as root, that puts the shell into the groups. */
  join: string;
  refusals(): Refusals;
}

/** Undefined where groups cannot be made. `asRoot` starts a program as root. */
export async function openCgroup(asRoot: string[], limits: Limits): Promise<Cgroup | undefined> {
  const name = `${groupsOf(pidNamespace())}${process.pid}-${randomUUID()}`;
  const two = existsSync(join(root, 'cgroup.controllers'));
  const make = (two ? version2 : version1)(name, limits);
  const groups = two ? [join(root, name)] : ['pids', 'memory'].map((controller) => join(root, controller, name));
  const [program = '', ...args] = [...asRoot, '/bin/sh', '-c'];
  const run = (script: string) => succeeds(runOwn(program, [...args, script]));
  if (!(await run(`${removeStale(root, pidNamespace())}\n${make}`))) {
    await run(remove(groups));
    return undefined;
  }
  const [pidsGroup = '', memoryGroup = pidsGroup] = groups;
  // The shell has one thread: as a process the kernel would have it wait until no other is being started, 8 ms after a pause.
  const members = two ? 'cgroup.procs' : 'tasks';
  const memoryCounter = join(memoryGroup, two ? 'memory.events' : 'memory.oom_control');
  return {
    join: groups.map((group) => `echo 0 > ${group}/${members} || exit 125`).join('\n'),
    refusals: () => ({
      memory: count(memoryCounter, /^oom_kill (\d+)$/m),
      processes: count(join(pidsGroup, 'pids.events'), /^max (\d+)$/m),
    }),
    async [Symbol.asyncDispose]() {
      await run(remove(groups));
    },
  };
}

const version2 = (name: string, { processes, memoryBytes }: Limits) => `cd ${root} || exit 1
grep -qw memory cgroup.subtree_control && grep -qw pids cgroup.subtree_control || echo '+memory +pids' > cgroup.subtree_control || exit 1
mkdir ${name} && cd ${name} && echo ${processes} > pids.max && echo ${memoryBytes} > memory.max || exit 1
[ ! -e memory.swap.max ] || echo 0 > memory.swap.max`;

const version1 = (name: string, { processes, memoryBytes }: Limits) => `cd ${root} || exit 1
mkdir pids/${name} memory/${name} && echo ${processes} > pids/${name}/pids.max && echo ${memoryBytes} > memory/${name}/memory.limit_in_bytes`;

const groupsOf = (namespace: string) => `redgreen.${namespace}-`;

/** A number for the world whose process ids we see: another container's have the same numbers and mean others. */
function pidNamespace(): string {
  return /\d+/.exec(readlinkSync('/proc/self/ns/pid'))?.[0] ?? '0';
}

/**
 * Groups of a parent that was killed: nobody else could remove them. Names hold its process id and the namespace that it counts
 * in; of other namespaces nobody here can tell who is alive there.
 */
export const removeStale = (
  folder: string,
  namespace: string,
) => `for group in ${folder}/${groupsOf(namespace)}* ${folder}/pids/${groupsOf(namespace)}* ${folder}/memory/${groupsOf(namespace)}*; do
pid=\${group##*/${groupsOf(namespace)}}
[ -d "/proc/\${pid%%-*}" ] || rmdir "$group" 2>/dev/null
done`;

/** What has just died may still be in it for a moment. */
const remove = (groups: string[]) =>
  `for try in 1 2 3 4 5; do rmdir ${groups.join(' ')} 2>/dev/null; ${groups.map((group) => `[ ! -e ${group} ]`).join(' && ')} && break; sleep 0.1; done`;

const count = (file: string, pattern: RegExp) => Number(pattern.exec(readOrEmpty(file))?.[1] ?? 0);
