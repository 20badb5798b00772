/** Answers `/redgreen stop|status|help` beside a run that goes on, never in the queue behind it. */

import { answerAdmission, endOf } from '../github/answers.ts';
import type { Client } from '../github/client.ts';
import { readPayload } from '../github/payload.ts';
import { hasJob } from '../store/app-runs.ts';
import { jobKey } from '../store/queue.ts';
import type { DeliveryRow } from '../store/tables.ts';
import { decide } from '../trigger/decide.ts';
import { deliveryTries, type HandleOptions } from './handling.ts';
import type { InstalledRepository } from './starts.ts';

export interface CommandRequest {
  delivery: DeliveryRow;
  payload: unknown;
  installed: InstalledRepository;
  client: Client;
}

/** What was answered, or that there is nothing to answer. Rejects where GitHub did not answer and it is to be tried again. */
export async function answerCommand(
  { store, queue, access, environment, now }: HandleOptions,
  { client, delivery, payload, installed }: CommandRequest,
): Promise<string> {
  const read = readPayload(payload);
  await using organisation = access.organisation(installed.installationId);
  const admission = await decide({
    source: { kind: 'event', name: delivery.name, payload: read },
    client,
    organisation: organisation.client,
    // The key is a worker's matter: none is needed to answer.
    layers: { environment, needsKey: false },
    late: true,
    again: delivery.tries < deliveryTries,
    now,
  });
  if (admission.kind === 'run') return 'no command';
  const { outcome, detail } = endOf(admission);
  const words = `${outcome}: ${detail}`;
  if (admission.kind === 'skip') return words;
  const means = { client, settings: admission.settings, now: now().getTime() };
  const keysOf = (numbers: readonly number[]) => numbers.map((number) => jobKey(installed.repositoryId, number));
  const stopHere = async (numbers: readonly number[]) => {
    const keys = keysOf(numbers);
    const running = await hasJob(store, keys, 'active');
    const reason = `${read?.sender.login ?? 'somebody'} asked for it`;
    const stopped = await Promise.all(keys.map((key) => queue.stop(key, reason)));
    if (!stopped.includes(true)) return undefined;
    return running ? 'running' : 'waiting';
  };
  const waitsHere = (numbers: readonly number[]) => hasJob(store, keysOf(numbers), 'queued');
  const repeated = delivery.tries > 1;
  await answerAdmission({ ...means, by: 'server', repeated, stopHere, waitsHere }, admission);
  return words;
}
