/** What is answered beside a run that goes on, never in the queue behind it: `/redgreen stop|status|help`, and a second label. */

import { endOf, tellAdmission } from '../github/answers.ts';
import type { Client } from '../github/client.ts';
import { readPayload } from '../github/payload.ts';
import { hasJob } from '../store/app-runs.ts';
import { jobKey } from '../store/queue.ts';
import type { DeliveryRow } from '../store/tables.ts';
import { type Admission, decide } from '../trigger/decide.ts';
import { deliveryTries, type HandleOptions } from './handling.ts';
import type { InstalledRepository } from './starts.ts';

export interface Asked {
  delivery: DeliveryRow;
  payload: unknown;
  installed: InstalledRepository;
  client: Client;
}

/** What was answered, or that there is nothing to answer. Rejects where GitHub did not answer and it is to be tried again. */
export async function answerCommand(options: HandleOptions, asked: Asked): Promise<string> {
  const admission = await decideAndTell(options, asked);
  return admission.kind === 'run' ? 'no command' : wordsOf(admission);
}

/** The link to the run that goes on, for whoever set the label again; undefined where the label may start a run after all. */
export async function answerLabel(options: HandleOptions, asked: Asked): Promise<string | undefined> {
  const admission = await decideAndTell(options, asked);
  const isFinal = admission.kind === 'refuse' && admission.because !== 'unanswered';
  return isFinal ? wordsOf(admission) : undefined;
}

/** Tells what is decided, unless it is a run: that is a worker's. */
async function decideAndTell(
  { store, queue, access, environment, now }: HandleOptions,
  { client, delivery, payload, installed }: Asked,
): Promise<Admission> {
  const read = readPayload(payload);
  await using organisation = access.organisation(installed.installationId);
  const admission = await decide({
    asked: { kind: 'event', name: delivery.name, payload: read },
    client,
    organisation: organisation.client,
    // The key is a worker's matter: none is needed to answer.
    given: { environment, needsKey: false },
    late: true,
    again: delivery.tries < deliveryTries,
    now,
  });
  if (admission.kind === 'run' || admission.kind === 'skip') return admission;
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
  await tellAdmission({ ...means, by: 'server', repeated, stopHere, waitsHere }, admission);
  return admission;
}

function wordsOf(admission: Exclude<Admission, { kind: 'run' }>): string {
  const { outcome, detail } = endOf(admission);
  return `${outcome}: ${detail}`;
}
