/** Has failed webhooks resent every ten minutes, finds labels that no webhook told of, and tidies old data up daily. */

import { setTimeout as wait } from 'node:timers/promises';
import { isRateLimit, maybeDone, saidBy, statusOf } from '../github/api-errors.ts';
import { type Client, inRepository } from '../github/client.ts';
import {
  failedDeliveries,
  installations,
  labellings,
  redeliver,
  repositories,
  type SeenRepository,
} from '../github/missed-events.ts';
import { explain, RedgreenError } from '../run/errors.ts';
import { deliveredSince, knownDeliveries } from '../store/app-queries.ts';
import type { Store } from '../store/database.ts';
import { messageOf } from '../text/error-message.ts';
import { againAndAgain } from './disposable-work.ts';
import type { Intake } from './intake.ts';
import { type StartConditions, type StartsOptions, settingsOfRepository } from './start-conditions.ts';

export interface SweepOptions extends StartsOptions {
  store: Store;
  log(text: string): void;
  take: Intake;
  conditions: StartConditions;
  /** Aborted: the server ends, and what fails by that is asked by the next one. */
  signal?: AbortSignal;
  /** Default: every 10 minutes, and once at the start. */
  everyMs?: number;
  /** Old runs, deliveries and jobs go once a day. */
  tidy(): Promise<void>;
  /** A label this young may still be told of by its webhook. Default 2 minutes. */
  graceMs?: number;
}

const dayMs = 24 * 60 * 60_000;
/** As long as GitHub keeps a delivery. */
const keptMs = 3 * dayMs;

export function openSweeps(options: SweepOptions): AsyncDisposable {
  const { everyMs = 10 * 60_000, log, now, tidy } = options;
  let tidied = Number.NEGATIVE_INFINITY;
  const seen = new Set<string>();
  const report = (what: string) => (error: unknown) => {
    if (options.signal?.aborted !== true)
      log(`${what}, again in ${Math.round(everyMs / 60_000)} minutes: ${whyNot(error)}`);
  };
  return againAndAgain(everyMs, async (ended) => {
    await sweepDeliveries(options, seen).catch(report('failed deliveries could not be swept'));
    await sweepLabels(options, ended).catch(report('labels could not be swept'));
    if (now().getTime() - tidied < dayMs) return;
    await tidy().then(() => {
      tidied = now().getTime();
    }, report('what is old could not be removed'));
  });
}

function whyNot(error: unknown) {
  if (statusOf(error) !== 401) return messageOf(error);
  const { what, fix } = explain(new RedgreenError('app-refused', saidBy(error)));
  return `${what}. ${fix}`;
}

/** Asks GitHub to send again what failed, each once; how many. `asked` remembers those of this process. */
export async function sweepDeliveries({ access, store, now, log }: SweepOptions, seen: Set<string> = new Set()) {
  const failed = await failedDeliveries(access.app, new Date(now().getTime() - keptMs));
  // Stored although the answer was lost on its way.
  const known = await knownDeliveries(
    store,
    failed.map(({ guid }) => guid),
  );
  const missed = failed.filter(({ guid }) => !known.has(guid) && !seen.has(guid));
  let sent = 0;
  for (const { id, guid } of missed) {
    try {
      await redeliver(access.app, id);
      sent += 1;
    } catch (error) {
      log(`delivery ${guid} could not be asked for: ${messageOf(error)}`);
      // One that GitHub will not send is asked for once; one that it did not answer about, in the next sweep too.
      if (maybeDone(error) || isRateLimit(error)) continue;
    }
    seen.add(guid);
  }
  if (sent > 0) log(`asked GitHub to send ${sent} failed deliveries again`);
  return sent;
}

/** GitHub gives an installation 5,000 calls an hour, and the runs need them: the three that a repository takes are spread. */
const manyRepositories = 100;
const gapMs = 4_500;

/** Stores a delivery for each open issue that has the label and no delivery telling of it; how many. */
export async function sweepLabels(options: SweepOptions, signal?: AbortSignal) {
  const { access, log } = options;
  let found = 0;
  for (const { installation, suspended } of await installations(access.app)) {
    if (suspended) continue;
    // One that cannot be read hides none of those behind it.
    const passed = (what: string) => (error: unknown) => {
      log(`labels of ${what} could not be swept: ${messageOf(error)}`);
      return 0;
    };
    await using reading = access.reading(installation);
    const all = await repositories(reading.client).catch((error: unknown) => {
      passed(`installation ${installation}`)(error);
      return [];
    });
    for (const repository of all) {
      if (all.length > manyRepositories) await wait(gapMs, undefined, { signal }).catch(() => undefined);
      if (signal?.aborted) return found;
      found += await sweepRepository(options, reading.client, repository, installation).catch(passed(repository.name));
    }
  }
  return found;
}

async function sweepRepository(
  { store, environment, now, log, conditions, take, graceMs = 2 * 60_000 }: SweepOptions,
  client: Client,
  repository: SeenRepository,
  installation: number,
) {
  const settings = await settingsOfRepository(inRepository(client, repository.name), environment);
  const { label } = settings;
  conditions.learn(repository.id, settings);
  let found = 0;
  for (const { id, number, at, payload } of await labellings(client, repository, label, installation)) {
    if (Date.parse(at) > now().getTime() - graceMs) continue;
    const meaning = `${repository.id} #${number} labeled ${label.toLowerCase()} `;
    if (await deliveredSince(store, meaning, at)) continue;
    const stored = await take({ id: `sweep-${id}`, name: 'issues', payload });
    if (!stored) continue;
    found += 1;
    log(`${repository.name}#${number} has the label ${label} since ${at}, and no webhook told of it`);
  }
  return found;
}
