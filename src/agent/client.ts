/** The connection to the Messages API. */

import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import {
  APIConnectionError,
  APIConnectionTimeoutError,
  APIError,
  APIUserAbortError,
} from '@anthropic-ai/sdk/core/error';
import { Stream } from '@anthropic-ai/sdk/core/streaming';
import type {
  BetaRawMessageStreamEvent,
  MessageCreateParamsStreaming,
} from '@anthropic-ai/sdk/resources/beta/messages/messages';
import { bodyOf, openHttp } from '../text/http.ts';
import { parsedJson } from '../text/json.ts';
import { messageOf } from '../text/message-of.ts';
import { addressOf } from './proxy/provider-api.ts';

export interface ClientOptions {
  apiKey: string;
  /** Default: the public API. */
  baseURL?: string;
  /** HTTP_PROXY, HTTPS_PROXY and NO_PROXY as the environment has them. */
  proxyEnv?: NodeJS.ProcessEnv;
  /** Default: our own over node:http. */
  fetch?: Send;
}

/**
 * The two calls that are made, with the errors and the streams of the SDK. Its own client is 400 KB that are read at every start, and
 * asks for fetch's headers, which are 90 ms of processor time. It never retries: waits are told, and bounded by the run's limits.
 */
export interface MessagesClient extends Disposable {
  baseURL: string;
  /** A reply, event by event as it comes. */
  stream(params: Omit<MessageCreateParamsStreaming, 'stream'>, signal: AbortSignal): Promise<StreamedReply>;
  /** What is answered at once, as JSON: to a POST where there is a body. */
  ask(path: string, asked: { body?: object; timeoutMs: number }): Promise<unknown>;
}

export interface StreamedReply {
  events: AsyncIterable<BetaRawMessageStreamEvent>;
  requestId?: string;
}

/** What is read of an answer; a `Response` has it too. */
interface Answer {
  status: number;
  headers: { get(name: string): string | null };
  body: AsyncIterable<Uint8Array> | null;
  text(): Promise<string>;
}

interface Asked {
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
  signal: AbortSignal;
}

export type Send = (url: string, asked: Asked) => Promise<Answer>;

/** That of the SDK's types. */
const apiVersion = '2026-10-21';
/** As the SDK has it, until an answer begins. */
const defaultTimeoutMs = 600_000;

/** The HTTP status of a call that was answered with an error; undefined where there was no answer. */
export function statusIn(error: unknown): number | undefined {
  return error instanceof APIError ? error.status : undefined;
}

/** Disposing closes its connections. */
export function openClient({ apiKey, proxyEnv, fetch, ...options }: ClientOptions): MessagesClient {
  const baseURL = addressOf(options.baseURL ?? 'https://api.anthropic.com', '');
  const http = openHttp({ proxyEnv });
  // Now, where the tests are waited for, and not before the first request.
  if (fetch === undefined) http.load(new URL(baseURL).protocol);
  const send = fetch ?? (async (url, asked) => answerOf(await http.call(new URL(url), asked)));
  const call = async (path: string, { body, betas, signal, timeoutMs = defaultTimeoutMs }: Call) => {
    const headers = {
      ...{ accept: 'application/json', 'user-agent': 'redgreen', 'anthropic-version': apiVersion },
      authorization: `Bearer ${apiKey}`,
      ...(body && { 'content-type': 'application/json' }),
      ...(betas && { 'anthropic-beta': betas.join(',') }),
    };
    const asked = { method: body ? ('POST' as const) : ('GET' as const), headers, body: body && JSON.stringify(body) };
    return await answered((end) => send(baseURL + path, { ...asked, signal: end }), timeoutMs, signal);
  };
  return {
    baseURL,
    async stream(params, signal) {
      const { betas, ...body } = { ...params, stream: true };
      const { answer, ended } = await call('/v1/messages', { body, betas, signal });
      const events = Stream.fromSSEResponse<BetaRawMessageStreamEvent>(answer as Response, ended, quiet);
      return { events, requestId: answer.headers.get('request-id') ?? undefined };
    },
    async ask(path, asked) {
      const { answer } = await call(path, asked);
      return parsedJson(await answer.text());
    },
    [Symbol.dispose]: () => http[Symbol.dispose](),
  };
}

interface Call {
  body?: object;
  betas?: string[];
  signal?: AbortSignal;
  timeoutMs?: number;
}

/** An answer that is no error, and what ends it; anything else as the SDK throws it. */
async function answered(send: (end: AbortSignal) => Promise<Answer>, timeoutMs: number, signal?: AbortSignal) {
  if (signal?.aborted) throw new APIUserAbortError();
  const ended = new AbortController();
  const timer = setTimeout(() => ended.abort(), timeoutMs);
  const end = signal === undefined ? ended.signal : AbortSignal.any([signal, ended.signal]);
  const answer = await send(end)
    .catch((cause: unknown) => {
      if (signal?.aborted) throw new APIUserAbortError();
      if (ended.signal.aborted || /timed? ?out/i.test(messageOf(cause))) throw new APIConnectionTimeoutError();
      throw new APIConnectionError({ cause: cause instanceof Error ? cause : undefined });
    })
    .finally(() => clearTimeout(timer));
  if (answer.status >= 200 && answer.status < 300) return { answer, ended };
  const said = await answer.text().catch(messageOf);
  const told = parsedJson(said) as object | undefined;
  throw APIError.generate(answer.status, told, told ? undefined : said, answer.headers as Headers);
}

function answerOf(message: IncomingMessage): Answer {
  const body = bodyOf(message);
  return {
    status: message.statusCode ?? 500,
    headers: { get: (name) => [message.headers[name]].flat().join(', ') || null },
    body,
    text: () => text(body),
  };
}

/** A client without a logger: else what cannot be read of a stream is printed. */
const quiet = {} as Parameters<typeof Stream.fromSSEResponse>[2];
