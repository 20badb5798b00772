/**
 * Defines how much memory, disk and output and how many processes a command may use, and says which limit it has reached. A
 * limit that is reached ends the command with `ended: 'limit'` and the limit's name.
 */

import { statfsSync } from 'node:fs';
import { freemem, totalmem } from 'node:os';
import { join } from 'node:path';
import { descendants, type ProcessEntry, proportionalBytes, readOrEmpty } from './process-table.ts';

export const logHeadBytes = 4 * 1024 * 1024;
export const logTailBytes = 6 * 1024 * 1024;

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
