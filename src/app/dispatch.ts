/** Claims stored webhook deliveries in the database, passes each to its handler, and retries those that fail. */

import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { reportOutage, type Store, withReconnect } from '../store/database.ts';
import {
  claimDeliveries,
  freeDelivery,
  holdDelivery,
  keepDeliveries,
  markHandled,
  returnDelivery,
} from '../store/deliveries.ts';
import type { DeliveryRow } from '../store/tables.ts';
import { messageOf } from '../text/error-message.ts';

interface DispatchOptions {
  store: Store;
  /** Says in a word or a sentence what was made of it. Rejects where it could not be done now; `fence` where another server has it. */
  handle(delivery: DeliveryRow, fence: () => Promise<void>): Promise<string>;
  now(): Date;
  log(text: string): void;
  /** Other servers of the fleet store deliveries too. Default 5,000. */
  pollMs?: number;
  /** What a server that is gone had is another's after so long. Default 10,000. */
  claimMs?: number;
  /** Aborted: nothing more is begun, and what fails then did not count. */
  signal?: AbortSignal;
}

interface Dispatch extends AsyncDisposable {
  kick(): void;
}

export const deliveryTries = 8;
const atOnce = 4;

/** Works until it is disposed; what it was doing then is finished first. */
export function openDispatch(options: DispatchOptions): Dispatch {
  const { store, now, log, pollMs = 5_000, claimMs = 10_000, signal } = options;
  const server = randomBytes(8).toString('hex');
  const mine = new Set<string>();
  const ended = new AbortController();
  const ending = () => ended.signal.aborted || signal?.aborted === true;
  let kicks = 0;
  let wake = Promise.withResolvers<void>();
  const kick = () => {
    kicks += 1;
    wake.resolve();
    wake = Promise.withResolvers<void>();
  };

  const one = async (delivery: DeliveryRow) => {
    const { id, name, tries } = delivery;
    const done = (result: string) =>
      withReconnect(() => markHandled(store, { id, server, result, now: now() }), ended.signal);
    // A label that is still set is found again by the sweep.
    const giveUp = async (why: string) => {
      await done(`given up: ${why}`);
      await freeDelivery(store, id, now());
    };
    // One that ends its server each time would end every server, again and again.
    if (tries > deliveryTries) return await done(`given up: it was begun ${deliveryTries} times and never ended`);
    try {
      await done(await options.handle(delivery, () => holdDelivery(store, id, server)));
    } catch (error) {
      if (ending()) return await returnDelivery(store, { id, server, afterMs: 0, uncounted: true });
      log(`delivery ${id} (${name}): ${messageOf(error)}; try ${tries} of ${deliveryTries}`);
      if (tries >= deliveryTries) return await giveUp(messageOf(error).slice(0, 500));
      await returnDelivery(store, { id, server, afterMs: Math.min(2 ** tries, 300) * 1_000 });
    }
  };
  const taken: DeliveryRow[] = [];
  let taking: Promise<void> | undefined;
  const take = async () => {
    for (const delivery of await claimDeliveries(store, server, claimMs)) {
      mine.add(delivery.id);
      taken.push(delivery);
    }
  };
  /** False where there was nothing. */
  const next = async (): Promise<boolean> => {
    if (taken.length === 0) {
      taking ??= take().finally(() => {
        taking = undefined;
      });
      await taking;
    }
    const delivery = taken.shift();
    if (delivery === undefined) return false;
    await one(delivery).finally(() => mine.delete(delivery.id));
    return true;
  };
  /** What was taken and not begun waits for the next server. */
  const putBack = async () => {
    for (const { id } of taken.splice(0)) await returnDelivery(store, { id, server, afterMs: 0, uncounted: true });
  };
  const outage = reportOutage(log, 'the list of deliveries');
  const lane = async () => {
    while (!ending()) {
      // SQLite answers without ever leaving the process: webhooks on their way get their turn here.
      await new Promise(setImmediate);
      const [seen, woken] = [kicks, wake.promise];
      const worked = await next().catch((error: unknown) => outage.failed(error));
      if (worked !== undefined) outage.works();
      else await sleep(500, undefined, { ref: false });
      if (worked === false && kicks === seen && !ending())
        await Promise.race([woken, sleep(pollMs, undefined, { ref: false })]);
    }
  };
  const keeping = setInterval(() => {
    // Where the database is away the claims run out, and nothing is lost by that.
    void keepDeliveries(store, server, [...mine], claimMs).catch(() => undefined);
  }, claimMs / 4);
  keeping.unref();
  signal?.addEventListener('abort', kick, { once: true });
  const working = Promise.all(Array.from({ length: atOnce }, lane));
  return {
    kick,
    async [Symbol.asyncDispose]() {
      ended.abort();
      kick();
      await working;
      await putBack().catch((error: unknown) => log(`deliveries wait for their claim to run out: ${messageOf(error)}`));
      clearInterval(keeping);
    },
  };
}
