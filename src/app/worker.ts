/** Takes jobs from the App's queue and runs them, until the worker is told to stop. */

import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { accessSettings, addressed } from '../config/provider-settings.ts';
import { openInstallation } from '../github/app-client.ts';
import { RedgreenError } from '../run/errors.ts';
import type { Log } from '../run/log.ts';
import { removeTrees } from '../run/remove-tree.ts';
import type { Store } from '../store/database.ts';
import { hasOwnRecord, orphanRuns, untouched } from '../store/prune.ts';
import type { Queue } from '../store/queue.ts';
import { recordedRepositories } from '../store/run-queries.ts';
import { type AppCredentials, credentialsFile } from './credentials.ts';
import { againAndAgain } from './disposable-work.ts';
import { ofOrganisation } from './installation-clients.ts';
import { type JobPorts, runJob } from './job.ts';
import { mirrorPath, mirrorsOf } from './mirrors.ts';
import { endLostJob } from './queued-run-comments.ts';
import type { AppSettings } from './settings.ts';

interface WorkerOptions {
  settings: AppSettings;
  store: Store;
  queue: Queue;
  environment: NodeJS.ReadOnlyDict<string>;
  concurrency: number;
  /** Aborted: what runs is handed over within five seconds, and the promise resolves. */
  signal: AbortSignal;
  log: Log;
  ports?: Partial<JobPorts>;
}

/** Throws `bad-server` where the App is not registered yet. */
export function registered({ credentials, dataDir }: AppSettings): AppCredentials {
  if (credentials !== undefined) return credentials;
  throw new RedgreenError('bad-server', `this machine does not know the App. ${knowTheApp(dataDir)}`);
}

/** The App is registered once; each further machine is given what the first one got. */
function knowTheApp(dataDir: string) {
  const file = credentialsFile(dataDir);
  return `Registered on another machine: copy its github-app.json to ${file}, or set REDGREEN_APP_ID, REDGREEN_PRIVATE_KEY and REDGREEN_WEBHOOK_SECRET as there. Not registered yet: start \`redgreen serve --setup\` and open the address that it prints`;
}

/** Works until `signal` is aborted. Throws `bad-server` where the App is not registered yet. */
export async function runWorker(options: WorkerOptions) {
  const { settings, store, queue, environment, concurrency, signal, log } = options;
  const { apiUrl, dataDir } = settings;
  const credentials = registered(settings);
  const provider = environment.REDGREEN_PROVIDER || 'anthropic';
  const variable = accessSettings(provider)[0].toUpperCase().replaceAll('-', '_');
  // One without an address finds its credentials on the machine.
  if (addressed.includes(provider) && !(environment[variable] || environment[`REDGREEN_${variable}`]))
    log(`${variable} is not set: a run that needs the model will end as misconfigured`);
  const now = () => new Date();
  const { appId, privateKey, webhookSecret, clientSecret } = credentials;
  const identity = { appId, privateKey, apiUrl, now };
  const ports: JobPorts = {
    store,
    root: dataDir,
    serverUrl: settings.serverUrl,
    publicUrl: settings.publicUrl,
    host: {
      environment,
      operator: settings.ceilings,
      secrets: [privateKey, webhookSecret, clientSecret ?? []].flat(),
      hidden: [dataDir],
    },
    open: ({ installation_id: installationId, repository_id: id }, more) =>
      openInstallation({ ...identity, installationId, reach: { repository_ids: [id] }, ...more }),
    organisation: ({ installation_id: installationId }, more) =>
      openInstallation({ ...identity, installationId, ...ofOrganisation, ...more }),
    now,
    log,
    ...options.ports,
  };
  const host = hostname();
  await using _tidying = againAndAgain(60 * 60_000, () =>
    removeGone(store, dataDir, now()).catch((error: Error) =>
      log(`folders of removed runs could not be searched for; the next try is in an hour: ${error.message}`),
    ),
  );
  await queue.work({
    worker: `${host}-${process.pid}-${randomBytes(3).toString('hex')}`,
    host,
    pid: process.pid,
    concurrency,
    limits: settings.limits,
    signal,
    log,
    run: (job) => runJob(job, ports),
    endDead: (row) => endLostJob(row, ports),
  });
}

/** A run's folder may hold the only copy of work that could not be pushed, and a database may be one from before it. */
const folderGraceMs = 7 * 24 * 60 * 60_000;
/** A mirror is a cache; one that was touched so lately may belong to a run that is only beginning. */
const mirrorGraceMs = 60 * 60_000;

/** Removes folders of runs, and mirrors of repositories, that the database no longer names. `root` is the data folder. */
export async function removeGone(store: Store, root: string, now: Date) {
  if (hasOwnRecord(store, root)) return;
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const runs = await orphanRuns(store, root, ago(folderGraceMs));
  const mirrors = mirrorsOf(root);
  const names = await untouched(mirrors, ago(mirrorGraceMs));
  const known = names.length === 0 ? [] : await recordedRepositories(store);
  const paths = new Set(known.map((repository) => mirrorPath(root, repository)));
  const unknown = names.map((name) => join(mirrors, name)).filter((path) => !paths.has(path));
  const [failed] = await removeTrees([...runs.map((id) => join(root, 'runs', id)), ...unknown]);
  if (failed !== undefined) throw new Error(`${failed.path} could not be removed: ${failed.reason}`);
}
