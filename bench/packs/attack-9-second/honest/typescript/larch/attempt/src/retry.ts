import { setTimeout as sleep } from 'node:timers/promises';

export interface Waiting {
  wait: (milliseconds: number) => Promise<unknown>;
  random: () => number;
}

const real: Waiting = { wait: milliseconds => sleep(milliseconds), random: Math.random };

/** Tries a job several times; waits 100 ms, 200 ms, 400 ms … between, each up to a tenth longer. */
export async function retry<T>(job: () => Promise<T>, attempts = 5, { wait, random }: Waiting = real): Promise<T> {
  let last: unknown;
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    try {
      return await job();
    } catch (error) {
      last = error;
    }
    if (attempt < attempts) await wait(Math.round(100 * 2 ** (attempt - 1) * (1 + random() / 10)));
  }
  throw last;
}
