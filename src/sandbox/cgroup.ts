/**
 * Limits the processes and memory of sandboxed commands with cgroups, version 1 or 2, where root may write them. They stop
 * what a check every 200 ms would miss: a fork bomb, and memory that grows in between.
 */

import { randomUUID } from 'node:crypto';
import { existsSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { succeeds } from '../run/succeeds.ts';
import type { Limits } from './limits.ts';
import { runOwn } from './own-command.ts';
import { readOrEmpty } from './process-table.ts';

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

const root = '/sys/fs/cgroup';

/** Undefined where groups cannot be made. `asRoot` starts a program as root. */
export async function openCgroup(asRoot: string[], limits: Limits): Promise<Cgroup | undefined> {
  const name = `${groupsOf(pidNamespace())}${process.pid}-${randomUUID()}`;
  const two = existsSync(join(root, 'cgroup.controllers'));
  const make = (two ? version2 : version1)(name, limits);
  const groups = two ? [join(root, name)] : ['pids', 'memory'].map((controller) => join(root, controller, name));
  const made = await run([...asRoot, '/bin/sh', '-c', `${removeStale(root, pidNamespace())}\n${make}`]);
  if (!made) {
    await run([...asRoot, '/bin/sh', '-c', remove(groups)]);
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
      await run([...asRoot, '/bin/sh', '-c', remove(groups)]);
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

function run([file = '', ...args]: string[]): Promise<boolean> {
  return succeeds(runOwn(file, args));
}
