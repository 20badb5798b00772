/** The pages on a real server over a real store, for tests. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import type { RunEvent } from '../../src/run/run.ts';
import { openStore } from '../../src/store/database.ts';
import { defaultLimits } from '../../src/store/queue.ts';
import { recordRun } from '../../src/store/run-rows.ts';
import type { RunRow } from '../../src/store/tables.ts';
import type { WebAccess, WebAddresses, WebOptions } from '../../src/web/options.ts';
import { createWeb } from '../../src/web/web.ts';
import { startGitHub } from '../support/github.ts';
import type { Role } from '../support/github-state.ts';
import { listen } from '../support/loopback.ts';

export interface Asked {
  what: 'retry' | 'stop' | 'cancel';
  run: string;
  hint?: string | undefined;
  actor: string;
}

export type OpenPages = Awaited<ReturnType<typeof openPages>>;

type Change = Partial<Omit<WebOptions, 'addresses' | 'access' | 'logs'> & WebAddresses & WebAccess>;

export async function openPages(change: Change = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'redgreen-web-'));
  const store = change.store ?? (await openStore(join(folder, 'redgreen.db')));
  /** What was asked of the run's port. */
  const asked: Asked[] = [];
  /** Faults of the pages. */
  const errors: unknown[] = [];
  // The address is known only once the server listens, and the pages want to know it before.
  let answer: (request: Request, env: object) => Response | Promise<Response> = () => new Response('not yet');
  const server = createAdaptorServer({ fetch: (request, env) => answer(request, env) });
  const port = await listen(server);
  const url = `http://127.0.0.1:${port}`;
  const app = makeWeb(() => server.close(), {
    store,
    logs: { folder, redact: (text) => text },
    limits: defaultLimits,
    addresses: {
      serverUrl: 'https://github.invalid',
      apiUrl: 'https://api.github.invalid',
      publicUrl: url,
      bound: { host: '127.0.0.1', port },
      ...addressesIn(change),
    },
    access: { sessionSecret: 'for tests: thirty-two characters and more', ...accessIn(change) },
    act: {
      async retry(run: RunRow, hint, actor) {
        asked.push({ what: 'retry', run: run.id, hint, actor });
        return 'A new run is queued.';
      },
      async stop(run, actor) {
        asked.push({ what: 'stop', run: run.id, actor });
        return true;
      },
      async cancel(job, actor) {
        asked.push({ what: 'cancel', run: job.id, actor });
        return true;
      },
    },
    ready: async () => [],
    now: () => new Date(),
    pollMs: 30,
    onError: (error) => errors.push(error),
    ...change,
  });
  answer = app.fetch;
  return {
    url,
    store,
    folder,
    asked,
    errors,
    /** Ends every connection, as a server that starts again does. */
    drop() {
      if ('closeAllConnections' in server) server.closeAllConnections();
    },
    async record(runId: string, events: readonly RunEvent[], startAt = '2026-11-21T10:00:00Z') {
      let at = Date.parse(startAt);
      const now = () => {
        at += 1000;
        return new Date(at);
      };
      const recorder = await recordRun(store, runId, { redact: (text) => text, now });
      for (const event of events) await recorder.append(event);
      return recorder;
    },
    async [Symbol.asyncDispose]() {
      if ('closeAllConnections' in server) server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      if (change.store === undefined) await store[Symbol.asyncDispose]();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

interface Shared {
  id?: number;
  /** Default: true. */
  private?: boolean;
  roles: Record<string, Role>;
}

export type PagesGitHub = Awaited<ReturnType<typeof githubWith>>;

/** GitHub, where people have these roles in repositories; `at` is what the pages have to know of it. */
export async function githubWith(repositories: Record<string, Shared>) {
  const github = await startGitHub();
  for (const [name, { roles, ...about }] of Object.entries(repositories)) {
    Object.assign(github.addRepository(name), { private: true, ...about });
    for (const [login, role] of Object.entries(roles)) github.grant(name, login, role);
  }
  return { ...github, at: { serverUrl: github.url, apiUrl: github.apiUrl, oauth: github.state.signIn } };
}

function addressesIn({ serverUrl, apiUrl, publicUrl, bound }: Change): Partial<WebAddresses> {
  return given({ serverUrl, apiUrl, publicUrl, bound });
}

function accessIn(change: Change): Partial<WebAccess> {
  const { oauth, sessionSecret, publicId, operators, metricsToken } = change;
  return given({ oauth, sessionSecret, publicId, operators, metricsToken });
}

function given<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;
}

/** A refusal leaves no server behind that would hold the process. */
function makeWeb(close: () => void, options: WebOptions): ReturnType<typeof createWeb> {
  try {
    return createWeb(options);
  } catch (error) {
    close();
    throw error;
  }
}

/** The cookie of a session, by the whole flow without a browser. */
export async function signedIn(pages: OpenPages, login: string): Promise<string> {
  const begun = await fetch(`${pages.url}/sign-in`, { redirect: 'manual' });
  const form = begun.headers.get('location') ?? '';
  const agreed = await fetch(form, { method: 'POST', body: new URLSearchParams({ login }), redirect: 'manual' });
  const cookie = (begun.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const back = await fetch(agreed.headers.get('location') ?? '', { headers: { cookie }, redirect: 'manual' });
  return (back.headers.getSetCookie().find((one) => one.startsWith('redgreen=')) ?? '').split(';')[0] ?? '';
}
