/**
 * Runs the local proxy through which a sandboxed command-line agent calls its model provider without holding a key. The
 * proxy must check token, path, model and budget of each call, and mask secrets in the call.
 */

import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Stop } from '../../run/run.ts';
import { isObject } from '../../text/json.ts';
import { isSameSecret } from '../../text/same-secret.ts';
import { addressOf, type Provider } from '../provider.ts';
import { type PassedCall, passOn } from './call-forwarding.ts';
import { type Meter, type MeterOptions, openMeter } from './meter.ts';

export interface ProxyOptions extends Omit<MeterOptions, 'attempt'> {
  provider: Provider;
  key: string;
  /** Default: the provider's public API. */
  baseURL?: string;
}

export interface GoFigures {
  /** What ends the run. */
  stop?: Stop;
  /** It was ended at its turn limit. */
  atTurnLimit: boolean;
  /** Why the last call had no answer; undefined where it had one. */
  trouble?: Stop;
}

interface OpenGo {
  token: string;
  meter: Meter;
  figures: GoFigures;
  abort: AbortController;
  aborted: AbortController;
}

/** An agent asks for one thing at a time, and its helpers beside it. */
const mostConnections = 200;
/** An agent may end before its last calls do. */
const longestEndMs = 10_000;

export async function openProviderProxy(options: ProxyOptions) {
  const { createServer } = await import('node:http');
  let go: OpenGo | undefined;
  const held: Held = { bytes: 0 };
  const server = createServer((request, response) => {
    response.on('error', () => {});
    handle(request, response, { go, held, ...options }).catch((error: Error) => {
      if (response.headersSent) response.destroy();
      else refuse(response, { status: 502, type: 'api_error', message: error.message });
    });
  });
  server.on('clientError', (_, socket) => socket.destroy());
  server.maxConnections = mostConnections;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  server.unref();
  return {
    /** On 127.0.0.1. */
    port: (server.address() as AddressInfo).port,
    /** Lets the calls of one go in, until that is ended. One at a time. */
    begin(attempt: number) {
      const { model, prices, maxTurns, ports } = options;
      const abort = new AbortController();
      const meter = openMeter({ attempt, model, prices, maxTurns, ports });
      const token = randomBytes(32).toString('hex');
      const opened: OpenGo = { token, meter, figures: { atTurnLimit: false }, abort, aborted: new AbortController() };
      go = opened;
      return {
        /** In place of the key. */
        token: opened.token,
        /** Aborted where a limit or the provider ends the go. */
        signal: abort.signal,
        /** Shuts the door, and waits until every call is recorded. */
        async end() {
          if (go === opened) go = undefined;
          server.closeAllConnections();
          const late = setTimeout(() => opened.aborted.abort(), longestEndMs);
          await meter.settled();
          clearTimeout(late);
          return opened.figures;
        },
      };
    },
    async [Symbol.asyncDispose]() {
      go = undefined;
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  means: ProxyOptions & { go: OpenGo | undefined; held: Held },
) {
  const { go, held, provider, key, baseURL = provider.address ?? '', model, ports } = means;
  const { proxy: api, credential } = provider;
  if (api === undefined) throw new Error(`no command-line agent can use ${provider.title}`);
  if (go === undefined || !isSameSecret(tokenOf(request), go.token)) {
    return refuse(response, { status: 401, type: 'authentication_error', message: 'not the token of this run' });
  }
  const path = (request.url ?? '').replace(/\?.*/s, '');
  const called = `${request.method} ${path}`;
  const isCall = called === `POST ${api.callPath}`;
  if (!isCall && !api.freeCalls.includes(called)) {
    return refuse(response, forbidden(`${called.slice(0, 100)} is not let through to the provider`));
  }
  const url = addressOf(baseURL, path);
  const passed = { api, credential, key, url, request, response, model, aborted: go.aborted.signal };
  if (request.method === 'GET') return void (await passOn(passed));

  const read = await bodyOf(request, ports.redact, held);
  if ('refusal' in read) return refuse(response, read.refusal);
  const { body } = read;
  if (body.model !== model) return refuse(response, forbidden(`only the model ${model} is let through`));
  const refusal = api.refusal(body);
  if (refusal !== undefined) return refuse(response, forbidden(refusal));
  if (!isCall) return void (await passOn({ ...passed, body }));
  await passCall({ ...passed, body }, go);
}

/** As a run without money, time or turns reaches its end: the agent is told, and ended. */
async function passCall(passed: PassedCall & { body: Record<string, unknown> }, go: OpenGo) {
  const { api, body, response } = passed;
  const outputLimit = body[api.outputLimit];
  const text = JSON.stringify(body);
  const admitted = await go.meter.admit({
    promptTokens: Math.ceil(Buffer.byteLength(text) / bytesPerToken),
    keptForAnHour: text.includes('"ttl":"1h"'),
    outputTokens: typeof outputLimit === 'number' && outputLimit > 0 ? outputLimit : mostOutputTokens,
  });
  if (!('admitted' in admitted)) {
    if ('stop' in admitted) go.figures.stop = admitted.stop;
    else go.figures.atTurnLimit = true;
    refuse(response, forbidden('stop' in admitted ? admitted.stop.detail : 'max-turns is reached'));
    return go.abort.abort();
  }
  const { outputTokens } = admitted.admitted;
  const limited = typeof outputLimit === 'number' || outputTokens < mostOutputTokens;
  const sent = limited ? { ...body, [api.outputLimit]: outputTokens } : body;
  const { stop, trouble } = await passOn({ ...passed, body: sent, settle: admitted.admitted.settle });
  go.figures.trouble = trouble;
  if (stop === undefined) return;
  go.figures.stop = stop;
  go.abort.abort();
}

// Code has three to four characters a token; the smaller figure counts too many, which is the safe side.
const bytesPerToken = 3;
// What today's models give at most; only for a call that does not say what it wants.
const mostOutputTokens = 128_000;

const forbidden = (message: string): Refusal => ({ status: 403, type: 'permission_error', message });

function tokenOf({ headers }: IncomingMessage) {
  const key = headers['x-api-key'];
  return typeof key === 'string' ? key : (/^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '');
}

export interface Refusal {
  status: number;
  type: string;
  message: string;
}

// The providers take 32 MB. Of what an agent sends at the same time no more is held than a few of the largest.
const mostBytes = 32 * 1024 * 1024;
const mostHeldBytes = 4 * mostBytes;

/** Bytes of bodies that are being read. */
export interface Held {
  bytes: number;
}
// The provider's own words, bound to a signature or in its code: not readable, and refused when they change.
const sealed = new Set(['signature', 'data', 'encrypted_content', 'thinking']);

/** The body as a mapping with every text masked, or why it is not passed on. */
export async function bodyOf(
  request: IncomingMessage,
  redact: (text: string) => string,
  held: Held,
): Promise<{ body: Record<string, unknown> } | { refusal: Refusal }> {
  if (request.headers['content-encoding'] !== undefined) {
    return { refusal: invalid(415, 'the body must not be compressed') };
  }
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      held.bytes += chunk.length;
      if (size > mostBytes) return { refusal: invalid(413, 'the body is above 32 MiB') };
      if (held.bytes > mostHeldBytes) return { refusal: invalid(429, 'too much is being sent at once') };
      chunks.push(chunk);
    }
  } finally {
    held.bytes -= size;
  }
  try {
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString('utf8'), (key, value: unknown) =>
      typeof value === 'string' && !sealed.has(key) ? redact(value) : value,
    );
    if (isObject(body)) return { body };
  } catch {
    // said below
  }
  return { refusal: invalid(400, 'the body is no JSON object') };
}

const invalid = (status: number, message: string): Refusal => ({ status, type: 'invalid_request_error', message });

/** In the form of both providers: neither program tries again what was refused so. */
export function refuse(response: ServerResponse, { status, type, message }: Refusal): void {
  const error = { type, code: type, message: `redgreen: ${message}` };
  const text = JSON.stringify({ type: 'error', error });
  response.writeHead(status, { 'content-type': 'application/json', 'x-should-retry': 'false', connection: 'close' });
  response.end(text);
}
