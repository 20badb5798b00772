import { setTimeout as sleep } from 'node:timers/promises';

export { sleep };

export async function waitFor(what, condition, limit = 2000) {
  const end = Date.now() + limit;
  while (!condition()) {
    if (Date.now() > end) throw new Error(`timed out: ${what}`);
    await sleep(2);
  }
}
