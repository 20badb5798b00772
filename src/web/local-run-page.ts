/** Serves the page of one run, or of one eval run, to this machine alone, for the command `redgreen open`. */

import { Hono, type MiddlewareHandler } from 'hono';
import type { Store } from '../store/database.ts';
import { runFolderPath } from '../store/run-folder.ts';
import { ownerIsGone } from '../store/run-process.ts';
import { isLoopbackRequest } from './client-address.ts';
import { notKept, safeHeaders } from './headers.ts';
import { iconTag, sendIcon } from './icon.ts';
import { livePage } from './live-page.ts';
import type { WebEnv } from './options.ts';
import { nonceOf } from './page.ts';
import { type Followers, runEvents } from './run-events.ts';
import { createRunFeed } from './run-feed.ts';

/** Of all logs together: one person waits, at this machine. */
const maxLogBytes = 24_000_000;

interface OneRunOptions {
  store: Store;
  runId: string;
  /** The record's folder. */
  folder: string;
  /** The one path that answers, as `/x`: unguessable, because other users of the machine reach loopback too. */
  path: string;
  pollMs: number;
}

/** Before every page of one person at this machine. */
const onlyHere: [MiddlewareHandler<WebEnv>, MiddlewareHandler<WebEnv>, MiddlewareHandler<WebEnv>] = [
  safeHeaders('http:'),
  notKept,
  async (c, next) => {
    // A page of another site whose name points to 127.0.0.1 asks with its own name.
    return isLoopbackRequest(c) ? next() : c.notFound();
  },
];

function localApp(): Hono<WebEnv> {
  const app = new Hono<WebEnv>();
  app.notFound((c) => c.text('Not here.\n', 404));
  app.onError((_error, c) => c.text('The page could not be created.\n', 500));
  return app;
}

/** The page at `<path>/`, its events at `<path>/events`. Anything else, and any name but loopback's, is not there. */
export function createOneRun({ store, runId, folder, path, pollMs }: OneRunOptions): Hono<WebEnv> {
  const feed = createRunFeed(store, pollMs);
  const followers: Followers = new Map();
  const gone = () => ownerIsGone(runFolderPath(folder, runId));
  const app = localApp();
  app.use(...onlyHere);
  app.get(`${path}/icon.svg`, sendIcon);
  app.get(`${path}/events`, (c) => runEvents(c, { feed, runId, followers, may: async () => true, gone }));
  app.get(`${path}/`, async (c) => {
    const about = { store, runId, folder, maxLogBytes, redact: (text: string) => text, nonce: nonceOf(c) };
    const page = await livePage(c, { ...about, head: iconTag, interrupted: gone });
    return page === undefined ? c.notFound() : c.html(page);
  });
  return app;
}

interface OneEvalOptions extends Omit<OneRunOptions, 'runId'> {
  /** The page as it stands now, and the runs that it links to. */
  render(place: {
    nonce: string;
    runHref(runId: string): string;
  }): Promise<{ page: string; runIds: readonly string[] }>;
}

/** The page at `<path>/`, each run's at `<path>/runs/<id>/`. */
export function createOneEval({ render, path, ...options }: OneEvalOptions): Hono<WebEnv> {
  const app = localApp();
  const runs = new Map<string, Hono<WebEnv>>();
  const runHref = (runId: string) => `${path}/runs/${runId}/`;
  app.all(`${path}/runs/:id/*`, async (c) => {
    const runId = c.req.param('id');
    const page = { nonce: '', runHref };
    if (!runs.has(runId) && (await render(page)).runIds.includes(runId)) {
      runs.set(runId, createOneRun({ ...options, runId, path: `${path}/runs/${runId}` }));
    }
    return (await runs.get(runId)?.fetch(c.req.raw, c.env)) ?? c.notFound();
  });
  app.get(`${path}/`, ...onlyHere, async (c) => c.html((await render({ nonce: nonceOf(c), runHref })).page));
  return app;
}
