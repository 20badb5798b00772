/** Carries out what one webhook delivery asks for: queue a run, answer a comment's command or stop a run. */

import { answerAdmission, endOf } from '../github/answers.ts';
import { isRateLimit, statusOf } from '../github/api-errors.ts';
import { type AppEvent, hasMention, readAppEvent } from '../github/app-event.ts';
import { isInstalledOn } from '../github/app-facts.ts';
import { inRepository, type Repo } from '../github/client.ts';
import { readPayload } from '../github/trigger.ts';
import { removeTrees } from '../run/remove-tree.ts';
import {
  hasJob,
  issueOfPullRequest,
  liveKeys,
  namesOf,
  newestJob,
  purgeRepositories,
  repositoriesOf,
} from '../store/app-queries.ts';
import type { Store } from '../store/database.ts';
import { emptyDelivery } from '../store/deliveries.ts';
import { jobKey, type Queue } from '../store/queue.ts';
import { runFolderPath } from '../store/run-folder.ts';
import { runRowOf } from '../store/run-queries.ts';
import type { DeliveryRow, RunRow } from '../store/tables.ts';
import { decide } from '../trigger/event-decision.ts';
import { deliveryTries } from './dispatch.ts';
import type { RetryPayload } from './job.ts';
import { mirrorPath } from './mirrors.ts';
import type { InstalledRepository, StartConditions, StartsOptions } from './start-conditions.ts';

export interface HandleOptions extends StartsOptions {
  store: Store;
  queue: Queue;
  conditions: StartConditions;
  /** The record's folder. */
  dataDir: string;
  log(text: string): void;
}

type Event<K extends AppEvent['kind'] = AppEvent['kind']> = Extract<AppEvent, { kind: K }>;

/** One sentence about what was done; rejects where it is to be tried again. `fence` rejects where it is another server's by now. */
export async function handleDelivery(options: HandleOptions, delivery: DeliveryRow, fence: () => Promise<void>) {
  const payload: unknown = JSON.parse(delivery.payload);
  const mention = hasMention(payload) ? await options.access.slug() : undefined;
  const event = readAppEvent(delivery.id, delivery.name, payload, mention);
  if (event === undefined) return 'Redgreen does not act on it';
  if (event.kind === 'removed') {
    const result = await purge(options, event);
    // It names the account and each of its repositories.
    await emptyDelivery(options.store, delivery.id);
    return result;
  }
  if (event.kind === 'visibility') return 'the pages ask GitHub anew';
  const { repository, repositoryId, installationId } = event;
  if (repository === null || repositoryId === null || installationId === null)
    return 'it names no repository or no installation';
  const arrived = { options, delivery, payload, installed: { repository, repositoryId, installationId }, fence };
  const isLast = delivery.tries > settingsTries;
  const refusal = await options.conditions.refusal(arrived.installed, event, isLast, (work) =>
    withClient(arrived, work),
  );
  if (refusal !== undefined) return refusal;
  switch (event.kind) {
    case 'run':
      return await enqueueRun(arrived, event);
    case 'command':
      return await withClient(arrived, (repo) => answerCommand(arrived, repo));
    case 'button':
      return await handleButton(arrived, event);
  }
}

interface Arrived {
  options: HandleOptions;
  delivery: DeliveryRow;
  payload: unknown;
  installed: InstalledRepository;
  fence: () => Promise<void>;
}

/** A delivery is tried so often while the settings are being read for the first time: half a minute. */
const settingsTries = 4;

async function enqueueRun(arrived: Arrived, { number, isPullRequest }: Event<'run'>) {
  const { options, delivery, payload, installed } = arrived;
  const { store, queue } = options;
  const { repositoryId } = installed;
  // A run of the issue and a /retry on its pull request work on one branch: they share a key.
  const issue = isPullRequest ? await issueOfPullRequest(store, repositoryId, number) : undefined;
  const job = await queue.enqueue({
    ...jobPlace(installed),
    number: issue ?? number,
    kind: 'event',
    delivery_id: delivery.id,
    payload: JSON.stringify({ name: delivery.name, payload }),
  });
  return job === undefined ? 'it has a job already' : `job ${job.id}`;
}

function jobPlace({ repository, repositoryId, installationId }: InstalledRepository) {
  return { repository, repository_id: repositoryId, installation_id: installationId };
}

/** The buttons of a check run: as `/retry` and `/redgreen stop`, by whoever pressed. */
async function handleButton(arrived: Arrived, { button, runId, sender }: Event<'button'>) {
  const { options, delivery, installed } = arrived;
  const run = await runRowOf(options.store, runId);
  const job = await newestJob(options.store, 'run_id', runId);
  if (run === undefined || job?.repository_id !== installed.repositoryId || run.issue === null)
    return 'the check run belongs to no run that is kept here';
  if (button === 'retry') return await enqueueRetry(options, installed, run, { actor: sender, delivery: delivery.id });
  const stopped = await options.queue.stop(jobKey(installed.repositoryId, run.issue), `${sender} pressed Stop`);
  return stopped ? `stopped run ${run.id}` : `run ${run.id} had ended`;
}

/** `/retry` without a comment: from a button or a page. Who asks is checked when the job runs, as for every other. */
export async function enqueueRetry(
  { queue }: Pick<HandleOptions, 'queue'>,
  installed: InstalledRepository,
  run: RunRow,
  { actor, hint, delivery }: { actor: string; hint?: string; delivery?: string },
) {
  const place = { ...jobPlace(installed), number: run.issue ?? 0 };
  const payload = JSON.stringify({ actor, hint, ...workedOn(run) });
  const job = await queue.enqueue({ ...place, kind: 'retry', delivery_id: delivery, payload });
  return job === undefined ? 'a retry is queued already' : `job ${job.id}`;
}

/** What worked on somebody else's pull request goes on there; an update merges once more, also into one of ours. */
function workedOn({ trigger_kind: kind, issue, pull_request_number: pull }: RunRow): Omit<RetryPayload, 'actor'> {
  if (kind === 'update') return { isPullRequest: true, update: pull ?? issue ?? 0 };
  return { isPullRequest: kind === 'fix' || kind === 'on-red' };
}

/** Where a run's repository is, as its last job knew it. */
export async function repositoryOfRun(store: Store, run: RunRow): Promise<InstalledRepository | undefined> {
  const job = await newestJob(store, 'run_id', run.id);
  if (job === undefined) return undefined;
  return { repository: run.repository, repositoryId: job.repository_id, installationId: job.installation_id };
}

/** The App was taken off: what goes on there ends, and nothing about these repositories is kept. */
async function purge(
  { store, queue, dataDir, access }: HandleOptions,
  { repositories, account, installationId }: Event<'removed'>,
) {
  const whole = account !== undefined && installationId !== null;
  const known = whole ? await repositoriesOf(store, installationId, account) : { names: [], ids: [] };
  const ids = [...repositories.map(({ id }) => id), ...known.ids];
  const names = new Set([
    ...repositories.map(({ full_name }) => full_name),
    ...known.names,
    ...(await namesOf(store, ids)),
  ]);
  // The event may have come late, or a second time, and the App may have been installed again meanwhile.
  for (const name of names) if (await isInstalledOn(access.app, name)) names.delete(name);
  const gone = { names: [...names], ids };
  for (const key of await liveKeys(store, gone)) await queue.stop(key, 'the App was taken off the repository');
  const runs = await purgeRepositories(store, gone);
  const mirrors = [...names].map((name) => mirrorPath(dataDir, name));
  const failed = await removeTrees([...runs.map((id) => runFolderPath(dataDir, id)), ...mirrors]);
  const left = failed.length === 0 ? '' : `; ${failed.length} folders could not be removed: ${failed[0]?.reason}`;
  return `purged ${runs.length} runs of ${names.size} repositories${left}`;
}

async function withClient<T>(
  { options, installed: { installationId, repository, repositoryId }, fence }: Arrived,
  work: (repo: Repo) => Promise<T>,
): Promise<T | string> {
  await using installation = options.access.repository(installationId, repositoryId, fence);
  try {
    return await work(inRepository(installation.client, repository));
  } catch (error) {
    // Gone or forbidden is an answer, and asking again brings no other; "too many calls" is none.
    if (isRateLimit(error)) throw error;
    if ([403, 404, 410, 422].includes(statusOf(error) ?? 0)) return `GitHub refused: ${(error as Error).message}`;
    throw error;
  }
}

/** What was answered, or that there is nothing to answer. Rejects where GitHub did not answer and it is to be tried again. */
async function answerCommand({ options, delivery, payload, installed }: Arrived, repo: Repo) {
  const { store, queue, access, environment, now } = options;
  const read = readPayload(payload);
  await using organisation = access.organisation(installed.installationId);
  const admission = await decide({
    source: { kind: 'event', name: delivery.name, payload: read },
    repo,
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
  const means = { repo, settings: admission.settings, now: now().getTime() };
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
