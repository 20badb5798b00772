/** `redgreen open <run>`: the run's page, served on loopback until Ctrl-C. */

import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { readRun } from '../../store/read.ts';
import type { CommandIo, ExitCode } from '../command-io.ts';
import { type FoundRun, openRun, reportInput } from '../local-record.ts';
import { wholeNumber } from './runs.ts';

/** While a run goes on, the page is asked for again after this many seconds. */
const refreshSeconds = 5;

export async function openCommand(io: CommandIo, options: { run: string; port?: string }): Promise<ExitCode> {
  const port = options.port === undefined ? 0 : wholeNumber('--port', options.port, 0, 65_535);
  await using found = await openRun(io, options.run);
  const { renderHtml, contentSecurityPolicy } = await import('../../report/html.ts');
  // Unguessable, because other users of the machine reach loopback too.
  const path = `/${randomBytes(16).toString('hex')}/`;
  const server = createServer((request, response) => {
    answer(request, response, path, found, renderHtml, contentSecurityPolicy).catch(() => {
      response.writeHead(500).end('The page could not be made.\n');
    });
  });
  const url = await listen(server, port);
  io.stdout.write(`${url}${path.slice(1)}\n`);
  io.stderr.write('Serving on this machine only; Ctrl-C ends it.\n');
  await aborted(io.signal);
  server.closeAllConnections();
  server.close();
  return 0;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  found: FoundRun,
  renderHtml: (input: Awaited<ReturnType<typeof reportInput>>) => string,
  contentSecurityPolicy: string,
): Promise<void> {
  // A page of another site whose name points to 127.0.0.1 asks with its own name.
  const ours = /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/.test(request.headers.host ?? '');
  if (!ours || request.url !== path || (request.method !== 'GET' && request.method !== 'HEAD')) {
    response.writeHead(404).end('Not here.\n');
    return;
  }
  const run = (await readRun(found.record.store, found.run.id)) ?? found.run;
  const page = renderHtml(await reportInput({ ...found, run }));
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `${contentSecurityPolicy}; frame-ancestors 'none'`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    ...(run.state === 'running' ? { refresh: String(refreshSeconds) } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : page);
}

function listen(server: Server, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' ? address?.port : port}/`);
    });
  });
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
