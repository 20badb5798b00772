/** `/redgreen stop|status|help` in the App: answered beside the run that it is about, never in the queue behind it. */

import type { Client } from '../github/client.ts';
import { createRedactor } from '../redact.ts';
import { runEvent } from '../run-trigger.ts';
import { jobKey } from '../store/queue.ts';
import type { DeliveryRow } from '../store/tables.ts';
import { deliveryTries, type HandleOptions } from './app-handling.ts';
import type { Place } from './app-place.ts';

export async function answerCommand(
  { queue, now, log }: HandleOptions,
  asked: { delivery: DeliveryRow; payload: unknown; place: Place; client: Client },
): Promise<string> {
  const { client, delivery, payload, place } = asked;
  const sender = (payload as { sender?: { login?: string } }).sender?.login ?? 'somebody';
  const startsNoRun = () => Promise.reject(new Error('a command starts no run'));
  const end = await runEvent({
    name: delivery.name,
    payload,
    inputs: {},
    environment: {},
    client,
    serverUrl: '',
    late: true,
    again: delivery.tries < deliveryTries,
    repeated: delivery.tries > 1,
    stopHere: async (numbers) => {
      const keys = numbers.map((number) => jobKey(place.repositoryId, number));
      const stopped = await Promise.all(keys.map((key) => queue.stop(key, `${sender} asked for it`)));
      return stopped.includes(true);
    },
    secrets: () => [],
    redact: createRedactor([]),
    now,
    log,
    signal: new AbortController().signal,
    hidden: [],
    place: startsNoRun,
    open: startsNoRun,
    onForge: () => undefined,
  });
  return `${end.outcome}: ${end.detail}`;
}
