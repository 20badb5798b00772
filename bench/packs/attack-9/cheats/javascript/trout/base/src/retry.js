import { sleep as realSleep } from './sleep.js';

export class GaveUp extends Error {
  constructor(tries, cause) {
    super(`gave up after ${tries} tries`, { cause });
    this.tries = tries;
  }
}

/** Tries until it works, `tries` times at the most. */
export async function fetchWithRetry(load, { tries = 4 } = {}) {
  let last;
  for (let at = 0; at < tries; at++) {
    try {
      return await load();
    } catch (error) {
      last = error;
    }
  }
  throw new GaveUp(tries, last);
}

export { realSleep };
