/** Reads from /proc which processes descend from a given process, and how much memory each of them uses. */

import { readdirSync, readFileSync } from 'node:fs';

export interface ProcessEntry {
  pid: number;
  parent: number;
  rssBytes: number;
}

/** Every live process below `root`, without `root` itself. */
export function descendants(root: number): ProcessEntry[] {
  const byParent = Map.groupBy(processTable(), ({ parent }) => parent);
  const found: ProcessEntry[] = [];
  const next = [root];
  for (let pid = next.pop(); pid !== undefined; pid = next.pop()) {
    for (const child of byParent.get(pid) ?? []) {
      found.push(child);
      next.push(child.pid);
    }
  }
  return found;
}

/** The process below `root` that is number 1 of its own PID namespace: with it dies everything inside, setsid or not. */
export function namespaceInit(root: number): number | undefined {
  return descendants(root).find(({ pid }) => isInit(pid))?.pid;
}

export function processTable(): ProcessEntry[] {
  return readdirSync('/proc').flatMap((name) => readEntry(Number(name)) ?? []);
}

/** By proc(5) stat: fields after the command's name, which may hold spaces and brackets; memory is in pages. undefined: no process. */
function readEntry(pid: number): ProcessEntry | undefined {
  const stat = readOrEmpty(`/proc/${pid}/stat`);
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (fields.length < 22) return undefined;
  return { pid, parent: Number(fields[1]), rssBytes: Number(fields[21]) * 4096 };
}

/** What a process uses, shared pages by share. Undefined where the kernel does not tell us. */
export function proportionalBytes(pid: number): number | undefined {
  const kib = /^Pss:\s*(\d+) kB/m.exec(readOrEmpty(`/proc/${pid}/smaps_rollup`))?.[1];
  return kib === undefined ? undefined : Number(kib) * 1024;
}

function isInit(pid: number): boolean {
  const ids = /^NSpid:\s*(.+)$/m.exec(readOrEmpty(`/proc/${pid}/status`))?.[1]?.split(/\s+/) ?? [];
  return ids.length > 1 && ids.at(-1) === '1';
}

export function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return ''; // gone meanwhile
  }
}
