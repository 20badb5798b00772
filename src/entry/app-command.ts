/** What is answered beside a run that goes on, never in the queue behind it: `/redgreen stop|status|help`, and a second label. */

import type { Client } from '../github/client.ts';
import { createRedactor } from '../redact.ts';
import type { EventEnd } from '../run-trigger/request.ts';
import { runEvent } from '../run-trigger.ts';
import { jobKey } from '../store/queue.ts';
import type { DeliveryRow } from '../store/tables.ts';
import { deliveryTries, type HandleOptions } from './app-handling.ts';
import type { Place } from './app-place.ts';

interface Asked {
  delivery: DeliveryRow;
  payload: unknown;
  place: Place;
  client: Client;
}

export async function answerCommand(options: HandleOptions, asked: Asked): Promise<string> {
  const startsNoRun = () => Promise.reject(new Error('a command starts no run'));
  const end = await answered(options, asked, startsNoRun, {});
  return `${end.outcome}: ${end.detail}`;
}

/** The link to the run that goes on, for whoever set the label again; undefined where the label may start a run after all. */
export async function answerLabel(options: HandleOptions, asked: Asked): Promise<string | undefined> {
  const mayStart = new Error('it may start a run');
  try {
    // The key is a worker's matter: none is needed to answer.
    const end = await answered(options, asked, () => Promise.reject(mayStart), { 'anthropic-api-key': 'unused' });
    const final = end.outcome === 'refused' || (end.outcome === 'skipped' && /is going on here/.test(end.detail));
    return final ? `${end.outcome}: ${end.detail}` : undefined;
  } catch (error) {
    if (error === mayStart) return undefined;
    throw error;
  }
}

async function answered(
  { queue, environment, now, log }: HandleOptions,
  { client, delivery, payload, place }: Asked,
  startsNoRun: () => Promise<never>,
  inputs: Record<string, string>,
): Promise<EventEnd> {
  const sender = (payload as { sender?: { login?: string } }).sender?.login ?? 'somebody';
  return await runEvent({
    name: delivery.name,
    payload,
    inputs,
    environment,
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
}
