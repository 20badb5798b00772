/** Bounds of time that hold on a slow or busy machine too, and are not looser on a quiet one. */

import { spawnSync } from 'node:child_process';
import { cpus, loadavg } from 'node:os';

/** What an empty Node takes from its start to its end on two quiet cores. */
const quietStartMs = 60;

/**
 * The bound, longer by as much as this machine is slower than a quiet one: just now, and by the processes for each processor in
 * the minute before, for what was waited for may have met a load that is gone.
 */
export function stretched(ms: number): number {
  const from = performance.now();
  spawnSync(process.execPath, ['-e', '']);
  const [load = 0] = loadavg();
  return ms * Math.max(1, (performance.now() - from) / quietStartMs, load / cpus().length);
}

/** Whether the time is over even for this machine, which is measured only where a quiet one would be late. */
export function isOver(waitedMs: number, ms: number): boolean {
  return waitedMs > ms && waitedMs > stretched(ms);
}

/**
 * What `work` gives. Throws where it takes this process more than `ms` of processor time, which other processes do not add to:
 * for what only computes.
 */
export async function computesWithin<T>(ms: number, work: () => T | Promise<T>): Promise<T> {
  const before = processorMs();
  const result = await work();
  const tookMs = processorMs() - before;
  if (isOver(tookMs, ms)) throw new Error(`it took ${Math.round(tookMs)} ms of processor time, more than ${ms}`);
  return result;
}

/**
 * Throws where `work` takes more than `factor` times as long for `large` as for `small`. Counted is processor time, which other
 * processes do not add to, and what else happened in this one (a collection, a compilation) is gone in one of five measurements.
 */
export async function growsAtMost(
  factor: number,
  [small, large]: readonly [number, number],
  work: (size: number) => unknown,
): Promise<void> {
  const told: string[] = [];
  await work(small);
  for (let attempt = 0; attempt < 5; attempt++) {
    const [one, many] = [await processorMsOf(() => work(small)), await processorMsOf(() => work(large))];
    // Clocks of a few milliseconds tell nothing.
    if (many <= factor * Math.max(one, 5)) return;
    told.push(`${one.toFixed(1)} ms for ${small}, ${many.toFixed(1)} ms for ${large}`);
  }
  throw new Error(`it grows more than ${factor} times: ${told.join('; ')}`);
}

async function processorMsOf(work: () => unknown): Promise<number> {
  const before = processorMs();
  await work();
  return processorMs() - before;
}

function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
