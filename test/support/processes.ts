/** Processes of this machine as a test sees them, and waiting for what another process does. */

import type { ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

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

/** Looks every 20 ms; throws after a minute. */
export async function until(condition: () => boolean, what: string): Promise<void> {
  const from = performance.now();
  while (!condition()) {
    if (performance.now() - from > 60_000) throw new Error(`never happened: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** What a process writes to its error stream is shown where the test fails, and nowhere else. */
export function keepErrors(child: ChildProcess): void {
  child.stderr?.setEncoding('utf8').on('data', (text: string) => console.log(text.trimEnd()));
}
