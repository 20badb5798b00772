/**
 * Writes into a run's folder which process carries the run out, and tells later whether that process has ended. A run whose
 * process is gone will not end by itself.
 */

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { objectIn, parsedJson } from '../text/json.ts';

interface Owner {
  pid: number;
  /** Boot and start time of the process, so that a later process with its number is another one; absent without /proc. */
  born?: string;
}

/** Says that this process carries the run. */
export async function keepOwner(folder: string): Promise<void> {
  const owner: Owner = { pid: process.pid, born: await birthOf(process.pid) };
  await writeFile(join(folder, 'owner.json'), `${JSON.stringify(owner)}\n`, { mode: 0o600 });
}

/** Whether the process of a run has ended. False where the folder does not say which process that is. */
export async function ownerIsGone(folder: string): Promise<boolean> {
  const text = await readFile(join(folder, 'owner.json'), 'utf8').catch(() => undefined);
  const owner = text === undefined ? undefined : parsed(text);
  if (owner === undefined) return false;
  return owner.born === undefined ? !isAlive(owner.pid) : (await birthOf(owner.pid)) !== owner.born;
}

function parsed(text: string): Owner | undefined {
  const { pid, born } = objectIn(parsedJson(text));
  return Number.isInteger(pid) ? { pid: Number(pid), born: typeof born === 'string' ? born : undefined } : undefined;
}

/** Field 22 of `stat`, ticks since boot; the name before it may hold spaces and brackets. A zombie has ended. */
async function birthOf(pid: number): Promise<string | undefined> {
  try {
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8');
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? undefined : `${boot.trim()} ${fields[19]}`;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
