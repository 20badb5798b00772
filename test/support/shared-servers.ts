/**
 * One PostgreSQL and one Chromium for all test files. Vitest's main process holds them: each starts when the first test asks,
 * and ends with the run.
 */

import { createServer } from 'node:http';
import type { TestProject } from 'vitest/node';
import { serveBrowser } from './browser.ts';
import { close, listen } from './loopback.ts';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** `GET <url>/postgres` and `GET <url>/browser` answer with the address of what is asked for. */
    sharedServers: string;
  }
}

interface Shared extends AsyncDisposable {
  address: string;
}

const starts: Record<string, () => Promise<Shared>> = { '/postgres': startSharedPostgres, '/browser': serveBrowser };

export default async function shareServers(project: TestProject): Promise<() => Promise<void>> {
  const started = new Map<string, Promise<Shared>>();
  const server = createServer(async ({ url = '' }, response) => {
    const start = starts[url];
    if (start === undefined) return void response.writeHead(404).end();
    if (!started.has(url)) started.set(url, start());
    const answer = await (started.get(url) as Promise<Shared>).then(
      ({ address }) => ({ status: 200, text: address }),
      (error: Error) => ({ status: 500, text: error.message }),
    );
    response.writeHead(answer.status).end(answer.text);
  });
  project.provide('sharedServers', `http://127.0.0.1:${await listen(server)}`);
  return async () => {
    await close(server);
    const all = await Promise.allSettled(started.values());
    for (const each of all) if (each.status === 'fulfilled') await each.value[Symbol.asyncDispose]();
  };
}

async function startSharedPostgres(): Promise<Shared> {
  const server = await startPostgres();
  if ('missing' in server) throw new Error(server.missing);
  return { address: server.url, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}
