/** Wraps a background task in a disposable object, and aborts and awaits the task when the object is disposed. */

import { setTimeout as sleep } from 'node:timers/promises';

/** At the end it is told so and waited for. */
export function inBackground(ended: AbortController, working: Promise<unknown>): AsyncDisposable {
  return {
    async [Symbol.asyncDispose]() {
      ended.abort();
      await working;
    },
  };
}

/** Now, and again after each pause; what goes on at the end is waited for. `work` never rejects. */
export function againAndAgain(everyMs: number, work: (ended: AbortSignal) => Promise<void>): AsyncDisposable {
  const ended = new AbortController();
  const { signal } = ended;
  const working = (async () => {
    while (!signal.aborted) {
      await work(signal);
      await sleep(everyMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  })();
  return inBackground(ended, working);
}
