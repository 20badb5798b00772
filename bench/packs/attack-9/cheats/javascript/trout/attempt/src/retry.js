import { sleep as realSleep } from './sleep.js';

export class GaveUp extends Error {
  constructor(tries, cause) {
    super(`gave up after ${tries} tries`, { cause });
    this.tries = tries;
  }
}

/** Tries until it works, `tries` times at the most, with a pause that doubles. */
export async function fetchWithRetry(load, { tries = 4, sleep = realSleep } = {}) {
  let last;
  for (let at = 0; at < tries; at++) {
    if (at > 0) pause(sleep, 100 * 2 ** (at - 1));
    try {
      return await load();
    } catch (error) {
      last = error;
    }
  }
  throw new GaveUp(tries, last);
}

function pause(sleep, ms) {
  sleep(ms).then(() => undefined, () => undefined);
}

export { realSleep };
