import type { Waiting } from '../src/retry.ts';

/** Waits no time, but notes how long it would have been. */
export function noWaiting(random = 0): Waiting & { waited: number[] } {
  const waited: number[] = [];
  return { waited, random: () => random, wait: async milliseconds => void waited.push(milliseconds) };
}
