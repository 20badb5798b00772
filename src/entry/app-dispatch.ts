/** From stored deliveries to work: what is a worker's goes into the queue, what has to be answered beside a run is answered here. */

import type { Store } from '../store/database.ts';
import { markHandled, unhandledDeliveries } from '../store/deliveries.ts';
import type { DeliveryRow } from '../store/tables.ts';

export interface DispatchOptions {
  store: Store;
  /** Says in a word or a sentence what was made of it. Rejects where it could not be done now. */
  handle(delivery: DeliveryRow): Promise<string>;
  now(): Date;
  log(text: string): void;
  /** More is arriving right now: answering that comes first, for a second at most. */
  busy?(): boolean;
  /** Other servers of the fleet store deliveries too. Default 5,000. */
  pollMs?: number;
}

export interface Dispatch extends AsyncDisposable {
  /** There is something new. */
  kick(): void;
}

const maxTries = 8;
const atOnce = 4;
const longestWaitMs = 1_000;

/** Works until it is disposed; what it was doing then is finished first. */
export function openDispatch(options: DispatchOptions): Dispatch {
  const { store, now, log, busy = () => false, pollMs = 5_000 } = options;
  const failed = new Map<string, { tries: number; notBefore: number }>();
  const ended = new AbortController();
  let wake = Promise.withResolvers<void>();

  const one = async (delivery: DeliveryRow) => {
    try {
      await markHandled(store, delivery.id, await options.handle(delivery), now());
      failed.delete(delivery.id);
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error);
      const tries = (failed.get(delivery.id)?.tries ?? 0) + 1;
      failed.set(delivery.id, { tries, notBefore: now().getTime() + Math.min(2 ** tries, 300) * 1_000 });
      log(`delivery ${delivery.id} (${delivery.name}): ${said}; try ${tries} of ${maxTries}`);
      if (tries < maxTries) return;
      failed.delete(delivery.id);
      await markHandled(store, delivery.id, `given up: ${said.slice(0, 500)}`, now());
    }
  };
  /** Whether there is more to do at once. */
  const round = async (): Promise<boolean> => {
    for (let waited = 0; busy() && waited < longestWaitMs && !ended.signal.aborted; waited += 25) await after(25);
    const waiting = await unhandledDeliveries(store, 200);
    const due = waiting.filter(({ id }) => (failed.get(id)?.notBefore ?? 0) <= now().getTime());
    const queue = [...due];
    const lane = async () => {
      for (let next = queue.shift(); next !== undefined && !ended.signal.aborted; next = queue.shift()) {
        // SQLite answers without ever leaving the process: webhooks on their way get their turn here.
        await new Promise(setImmediate);
        await one(next);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, lane));
    return due.length > 0;
  };
  const working = (async () => {
    while (!ended.signal.aborted) {
      wake = Promise.withResolvers<void>();
      const more = await round().catch((error: unknown) => {
        log(`deliveries cannot be read: ${error instanceof Error ? error.message : String(error)}`);
        return false;
      });
      if (!more && !ended.signal.aborted) await Promise.race([wake.promise, after(pollMs)]);
    }
  })();
  return {
    kick: () => wake.resolve(),
    async [Symbol.asyncDispose]() {
      ended.abort();
      wake.resolve();
      await working;
    },
  };
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
