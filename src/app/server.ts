/**
 * Serves the App's webhooks, web pages and health check over HTTP on one port. A webhook must be verified and stored
 * before GitHub gets its response.
 */

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Probot } from 'probot';
import { RedgreenError } from '../run/errors.ts';
import { messageOf } from '../text/error-message.ts';
import { isObject, parsedJson } from '../text/json.ts';
import type { AppCredentials } from './credentials.ts';
import type { Arrived } from './intake.ts';

export type Listener = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** What answers: webhooks and pages come when the App is registered, the set-up page goes then. */
export interface Routes {
  webhooks?: Listener;
  pages?: Listener;
}

export interface AppServer extends AsyncDisposable {
  /** `http://127.0.0.1:3000`: where it listens. */
  url: string;
  port: number;
}

/** GitHub sends 25 MB at most. */
const maxPayloadBytes = 26 * 1024 * 1024;

/** Listens at once; `/healthz` answers from then on, and `routes` may be filled later. Throws where the address is taken. */
export async function openAppServer(
  { host, port, log }: { host: string; port: number; log(text: string): void },
  routes: Routes,
): Promise<AppServer> {
  const server = createServer((request, response) => {
    answer(routes, request, response).catch((error: unknown) => {
      log(`${request.method} ${pathOf(request)}: ${messageOf(error)}`);
      if (response.headersSent) response.destroy();
      else send(response, 500, 'The server broke while it answered; its log tells why.');
    });
  });
  server.headersTimeout = 10_000;
  server.requestTimeout = 60_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new RedgreenError('bad-server', listenWords(error, `${host}:${port}`))));
    server.listen(port, host, () => resolve());
  });
  const bound = server.address() as AddressInfo;
  const name = bound.family === 'IPv6' ? `[${bound.address}]` : bound.address;
  return {
    url: `http://${name}:${bound.port}`,
    port: bound.port,
    [Symbol.asyncDispose]: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      // A page that is followed live would hold the server open for as long as somebody looks at it.
      const late = setTimeout(() => server.closeAllConnections(), 2_000);
      await closed;
      clearTimeout(late);
    },
  };
}

function listenWords(error: NodeJS.ErrnoException, address: string) {
  if (error.code === 'EADDRINUSE')
    return `something else listens on ${address} already: end it, or set REDGREEN_PORT to another port`;
  return `nothing can listen on ${address} (${error.code}): correct REDGREEN_HOST or REDGREEN_PORT`;
}

/**
 * Verifies webhooks and hands each to `take`; GitHub is answered 2xx when that has resolved, 500 where it rejects. Not by Probot's
 * own middleware, which answers 202 after nine seconds whatever becomes of the delivery: GitHub would not send it again.
 */
export async function webhookListener(options: {
  credentials: AppCredentials;
  apiUrl: string;
  take(arrived: Arrived): Promise<unknown>;
  log(text: string): void;
}): Promise<Listener> {
  const { credentials, apiUrl, take, log } = options;
  const { appId, privateKey, webhookSecret: secret } = credentials;
  const probot = new Probot({ appId, privateKey, secret, baseUrl: apiUrl, log: silentLog() });
  await probot.ready();
  const read = openBodies();
  return async (request, response) => {
    if (request.method !== 'POST') return send(response, 404, 'Not found');
    const length = Number(request.headers['content-length']);
    if (!(length <= maxPayloadBytes)) {
      request.resume();
      send(response, Number.isNaN(length) ? 411 : 413, 'A webhook must state its length and have at most 25 MB.');
      return;
    }
    const header = (name: string) => String(request.headers[name] ?? '');
    const names = ['x-github-delivery', 'x-github-event', 'x-hub-signature-256'];
    const [id = '', name = '', signature = ''] = names.map(header);
    const body = await read(request);
    const signed = signature !== '' && (await probot.webhooks.verify(body, signature).catch(() => false));
    if (!signed || id === '' || name === '')
      return send(response, 400, "This webhook does not have GitHub's signature.");
    const payload = parsedJson(body);
    if (!isObject(payload)) return send(response, 400, 'A webhook must carry a JSON object.');
    try {
      await take({ id, name, payload });
    } catch (error) {
      log(`delivery ${id} could not be stored: ${messageOf(error)}`);
      // Anybody who can sign may read the answer: the database's own words stay here.
      return send(response, 500, 'The delivery could not be stored.');
    }
    send(response, 200, 'ok');
  };
}

async function answer(routes: Routes, request: IncomingMessage, response: ServerResponse) {
  const path = pathOf(request);
  if (path === '/healthz') return send(response, 200, 'ok');
  if (path === webhookPath && routes.webhooks !== undefined) return await routes.webhooks(request, response);
  if (path === '/readyz' && routes.webhooks === undefined)
    return send(response, 503, 'not ready\nthe App is not registered yet');
  if (routes.pages !== undefined) return await routes.pages(request, response);
  send(response, 404, 'Not found');
}

/** Without the query: it may carry a token, and logs are read by many. */
function pathOf({ url = '/' }: IncomingMessage) {
  return url.split('?', 1)[0] ?? '/';
}

function send(response: ServerResponse, status: number, text: string) {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' });
  response.end(`${text}\n`);
}

type ProbotLog = NonNullable<NonNullable<ConstructorParameters<typeof Probot>[0]>['log']>;

/** Probot logs whole errors, which hold the payload; what a webhook broke on is in the answer. */
function silentLog(): ProbotLog {
  const nothing = () => undefined;
  const log = { fatal: nothing, error: nothing, warn: nothing, info: nothing, debug: nothing, trace: nothing };
  return Object.assign(log, { level: 'silent', child: () => log }) as unknown as ProbotLog;
}

/** Reads a body to its end; rejects where it was cut off, or the sender went away. */
type ReadBody = (request: IncomingMessage) => Promise<string>;

const mostHeldBytes = 256 * 1024 * 1024;

export function openBodies(mostBytes = mostHeldBytes): ReadBody {
  // In the order in which they began.
  const open = new Map<IncomingMessage, number>();
  let held = 0;
  const letGo = (request: IncomingMessage) => {
    held -= open.get(request) ?? 0;
    open.delete(request);
  };
  const makeRoom = () => {
    for (const request of open.keys()) {
      if (held <= mostBytes) return;
      letGo(request);
      request.destroy(new Error('cut off: too much is being sent at once'));
    }
  };
  return async (request) => {
    const parts: Buffer[] = [];
    open.set(request, 0);
    try {
      for await (const part of request as AsyncIterable<Buffer>) {
        parts.push(part);
        open.set(request, (open.get(request) ?? 0) + part.length);
        held += part.length;
        makeRoom();
      }
      return Buffer.concat(parts).toString('utf8');
    } finally {
      letGo(request);
    }
  };
}

export const webhookPath = '/api/github/webhooks';
