/** Processes of this machine as a test sees them, and waiting for what another process does. */

import type { ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { isOver } from './slow-machine.ts';

/** A `sleep` of more than an hour that no other test starts, and no other try of this one: its processes are found by it. */
export const longSleep = () => `sleep 4${randomInt(100, 1000)}.${randomInt(1e9)}`;

/** Ids of processes whose command line holds the text. */
export function alive(mark: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').includes(mark);
      } catch {
        return false; // it has ended meanwhile
      }
    });
}

/** Looks every 20 ms until it is so, or by its name true. Throws with what it was at last after `ms`, or later on a slow machine. */
export async function until<T>(
  look: () => Promise<T> | T,
  wanted: string | ((value: T) => boolean) = 'it',
  ms = 60_000,
): Promise<T> {
  const from = performance.now();
  for (;;) {
    const value = await look();
    if (typeof wanted === 'string' ? Boolean(value) : wanted(value)) return value;
    const waitedMs = performance.now() - from;
    if (isOver(waitedMs, ms)) throw new Error(`never happened: ${wanted}, but ${JSON.stringify(value)}`);
    await sleep(waitedMs > ms ? 1_000 : 20);
  }
}

/** What is killed may be seen a moment longer. */
export const gone = (mark: string) => until(() => alive(mark).length === 0, `the end of ${mark}`);

/** What a process writes to its error stream is shown where the test fails, and nowhere else. */
export function keepErrors(child: ChildProcess): void {
  child.stderr?.setEncoding('utf8').on('data', (text: string) => console.log(text.trimEnd()));
}
