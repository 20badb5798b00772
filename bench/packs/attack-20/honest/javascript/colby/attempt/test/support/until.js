import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until the condition holds; fails after two seconds. */
export async function until(condition, what) {
  const end = Date.now() + 2000;
  while (!condition()) {
    if (Date.now() > end) throw new Error(`waited in vain: ${what}`);
    await sleep(2);
  }
}

/** A promise with its handles. */
export function gate() {
  let open;
  const promise = new Promise((resolve) => (open = resolve));
  return { promise, open };
}
