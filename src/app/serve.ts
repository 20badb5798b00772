/** Starts the App's server, which receives webhooks, serves web pages, does periodic tasks and may run queued jobs. */

import { createHmac } from 'node:crypto';
import { getRequestListener } from '@hono/node-server';
import { RedgreenError } from '../run/errors.ts';
import type { Log } from '../run/log.ts';
import type { Store } from '../store/database.ts';
import { prune, pruneApp } from '../store/prune.ts';
import { jobKey, type Queue } from '../store/queue.ts';
import { isLoopback } from '../text/addresses.ts';
import { messageOf } from '../text/error-message.ts';
import { createRedactor } from '../text/redact.ts';
import { bindingPolicy } from '../web/listen-address.ts';
import type { EvalViews, RunActions } from '../web/options.ts';
import { createWeb } from '../web/web.ts';
import { openSetup, type Setup } from './app-registration.ts';
import type { AppCredentials } from './credentials.ts';
import { enqueueRetry, type HandleOptions, handleDelivery, repositoryOfRun } from './delivery-handler.ts';
import { openDispatch } from './dispatch.ts';
import { inBackground } from './disposable-work.ts';
import { openAccess, publicIds } from './installation-clients.ts';
import { openIntake } from './intake.ts';
import { openSweeps } from './periodic-sweeps.ts';
import { openWaiting } from './queued-run-comments.ts';
import { type AppServer, openAppServer, type Routes, webhookListener } from './server.ts';
import type { AppSettings } from './settings.ts';
import { openStartConditions } from './start-conditions.ts';
import { openRecord } from './store.ts';
import { runWorker } from './worker.ts';

interface ServeOptions {
  settings: AppSettings;
  /** Opens the set-up page although this is production, or the address is a public one. */
  setup: boolean;
  /** Jobs at once in this process. Default: 1 on SQLite; on PostgreSQL 0, for `redgreen worker` runs them. */
  workers?: number;
  environment: NodeJS.ReadOnlyDict<string>;
  /** Eval runs as pages, by the code that makes their report. Without it there are none. */
  evals?(store: Store): EvalViews;
  log: Log;
  now(): Date;
}

interface RunningApp extends AsyncDisposable {
  server: AppServer;
  store: Store;
  queue: Queue;
  /** While the App is not registered. */
  setup?: Setup;
}

/** Starts to serve; throws `bad-server` where it may not be reached by those who could then reach it. */
export async function serveApp(options: ServeOptions): Promise<RunningApp> {
  checkBinding(options);
  const parts = new AsyncDisposableStack();
  try {
    return await opened(options, parts);
  } catch (error) {
    await parts.disposeAsync();
    throw error;
  }
}

async function opened(options: ServeOptions, parts: AsyncDisposableStack): Promise<RunningApp> {
  const { settings, log } = options;
  const { credentials } = settings;
  const { store, queue } = parts.use(await openRecord(settings, log));
  const routes: Routes = {};
  // Closed in the other order: what is on its way is answered before the store that it needs is gone.
  const server = await openAppServer({ host: settings.host, port: settings.port, log }, routes);
  parts.use(server);
  const open = async (registered: AppCredentials) => {
    parts.use(await openRegistered(options, { store, queue, server, routes }, registered));
  };
  let setup: Setup | undefined;
  if (credentials !== undefined) await open(credentials);
  else {
    setup = openSetup({ settings, server, log, registered: open });
    routes.pages = setup.listener;
  }
  return { server, store, queue, setup, [Symbol.asyncDispose]: () => parts.disposeAsync() };
}

function checkBinding({ settings, setup }: ServeOptions) {
  const { credentials, host, port, production, publicUrl } = settings;
  if (credentials === undefined && production && !setup) {
    throw new RedgreenError(
      'bad-server',
      'REDGREEN_WEBHOOK_SECRET, REDGREEN_APP_ID and REDGREEN_PRIVATE_KEY are not set, and no registration is kept in REDGREEN_DATA_DIR: set them, or start once with --setup to register the App',
    );
  }
  if (credentials === undefined && setup) return;
  const signIn = credentials?.clientId !== undefined && credentials.clientSecret !== undefined;
  const answer = bindingPolicy({ host, publicUrl: publicUrl ?? `http://localhost:${port}`, signIn });
  if (answer.allowed) return;
  const first =
    credentials === undefined
      ? '; the App is not registered yet: `redgreen serve --setup` does that, and makes both'
      : '';
  throw new RedgreenError('bad-server', `${answer.problem}${first}`);
}

interface Parts extends Pick<RunningApp, 'server' | 'store' | 'queue'> {
  routes: Routes;
}

async function openRegistered(
  options: ServeOptions,
  { store, queue, server, routes }: Parts,
  credentials: AppCredentials,
): Promise<AsyncDisposable> {
  const { settings, environment, log, now } = options;
  await using parts = new AsyncDisposableStack();
  const { privateKey, webhookSecret, clientId, clientSecret } = credentials;
  const redact = createRedactor([privateKey, webhookSecret, clientSecret ?? []].flat());
  // Tokens are known by their form: each of them kept here, a server would grow for as long as it lives.
  const say: Log = (text, about) => log(redact(text), about);
  const ended = new AbortController();
  const access = openAccess({ credentials, apiUrl: settings.apiUrl, now, signal: ended.signal });
  const own = { store, access, environment, now, log: say };
  const conditions = openStartConditions(own);
  const handling: HandleOptions = { ...own, queue, conditions, dataDir: settings.dataDir };
  const take = openIntake({
    ...{ store, appId: credentials.appId, slug: access.slug, now },
    onStored: () => dispatch.kick(),
  });
  const dispatch = parts.use(
    openDispatch({
      ...{ store, now, log: say, signal: ended.signal },
      handle: (delivery, fence) => handleDelivery(handling, delivery, fence),
    }),
  );
  const tidy = async () => {
    const before = new Date(now().getTime() - settings.retentionDays * 86_400_000);
    const { failed } = await prune(store, { root: settings.dataDir, before });
    for (const { path, reason } of failed) say(`${path} could not be removed: ${reason}`);
    await pruneApp(store, before, now());
  };
  parts.use(openWaiting({ ...own, limits: settings.limits, publicUrl: settings.publicUrl }));
  parts.use(openSweeps({ ...own, conditions, take, tidy, signal: ended.signal }));
  const { serverUrl, apiUrl, host, publicRuns, operators, metricsToken } = settings;
  // The address that is printed, and that the registration has told GitHub.
  const { publicUrl = isLoopback(host) ? server.url : `http://localhost:${server.port}` } = settings;
  const web = createWeb({
    store,
    addresses: { serverUrl, apiUrl, publicUrl, bound: { host, port: server.port } },
    access: {
      oauth: clientId === undefined || clientSecret === undefined ? undefined : { clientId, clientSecret },
      // The same on every server of a fleet, without another secret to keep.
      sessionSecret: createHmac('sha256', privateKey).update('redgreen sessions').digest('hex'),
      publicId: publicRuns ? publicIds(store, access) : undefined,
      operators,
      metricsToken,
    },
    logs: { folder: settings.dataDir, redact },
    limits: settings.limits,
    act: actionsOf(handling),
    evals: options.evals?.(store),
    ready: () => unready(store),
    now,
    onError: (error) => say(`page: ${messageOf(error)}`),
  });
  routes.webhooks = await webhookListener({ credentials, apiUrl: settings.apiUrl, take, log: say });
  routes.pages = getRequestListener(web.fetch);
  parts.use(startWorker(options, { store, queue }, credentials, say));
  // The first thing at the end: what GitHub is being asked is asked again after the next start.
  parts.defer(() => ended.abort());
  dispatch.kick();
  return parts.move();
}

/** The worker of this process: on one machine there is no other. */
function startWorker(
  { settings, environment, workers }: ServeOptions,
  { store, queue }: Pick<Parts, 'store' | 'queue'>,
  credentials: AppCredentials,
  log: Log,
): AsyncDisposable {
  const concurrency = workers ?? (store.kind === 'sqlite' ? 1 : 0);
  if (concurrency === 0) {
    log('this process runs no jobs: `redgreen worker` does');
    return { [Symbol.asyncDispose]: async () => {} };
  }
  const ended = new AbortController();
  const means = { settings: { ...settings, credentials }, store, queue, environment, concurrency, log };
  const working = runWorker({ ...means, signal: ended.signal }).catch((error: unknown) =>
    log(`the worker ended: ${messageOf(error)}`),
  );
  return inBackground(ended, working);
}

function actionsOf(handling: HandleOptions): RunActions {
  return {
    async retry(run, hint, actor) {
      const installed = await repositoryOfRun(handling.store, run);
      if (installed === undefined) throw new Error('the run was not started by this App');
      await enqueueRetry(handling, installed, run, { actor, hint });
      return 'A retry is queued; it goes on from the branch as it stands.';
    },
    async stop(run, actor) {
      const installed = await repositoryOfRun(handling.store, run);
      if (installed === undefined || run.issue === null) return false;
      return await handling.queue.stop(jobKey(installed.repositoryId, run.issue), `${actor} stopped it on its page`);
    },
    async cancel({ id }, actor) {
      return await handling.queue.cancel(id, `${actor} took it out of the queue`);
    },
  };
}

async function unready(store: Store) {
  try {
    await store.db.selectFrom('workers').select('id').limit(1).execute();
    return [];
  } catch (error) {
    return [`the database does not answer: ${messageOf(error)}`];
  }
}
