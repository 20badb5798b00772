/**
 * A scripted model that speaks the Messages API over real HTTP: server-sent events or JSON, errors with headers, cut
 * streams, delays, cache tokens. It records every request, refuses what the live API refuses, and tells whether each
 * request extends the one before exactly.
 */

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { close, listen } from './loopback.ts';
import { openSignatures } from './model-lint.ts';
import { type MessageBody, messageOf, sseEvents } from './model-messages.ts';
import { extendsExactly, modelUsage } from './model-prefix.ts';

export interface ToolCall {
  name: string;
  input: Record<string, unknown>;
}

/** One answer of the model. The parts come out in this order: thinking, text, calls. */
export interface ModelReply {
  thinking?: string;
  text?: string;
  /** Sent as text: the answer to a request with an output schema. */
  json?: unknown;
  calls?: ToolCall[];
  /** Default: `tool_use` with calls, else `end_turn`. */
  stop?: string;
  /** Default: counted from the bytes, with a cache that hits on the longest common prefix. */
  usage?: Record<string, unknown>;
  model?: string;
  /** Waits before the first byte. */
  delayMs?: number;
  /** An HTTP error instead of a message. */
  error?: { status: number; type?: string; message?: string; headers?: Record<string, string>; details?: unknown };
  /** The socket is destroyed after this many events; 0 is before the headers. */
  cutAfter?: number;
  /** An SSE `error` event after the second event. */
  sseError?: { type: string; message: string };
  /** The JSON of the last call ends after this many characters, as it does when the output limit is reached. */
  cutInput?: number;
  /** The last call's input as it is sent, whatever it is: malformed JSON, an array. */
  rawInput?: string;
  /** The stream stays open without a byte after this many events. */
  hangAfter?: number;
}

export interface ModelRequest {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  /** The body as it came. */
  bytes: Buffer;
  body: MessageBody;
  /** Milliseconds of the server's monotonic clock. */
  at: number;
}

export type Script = ModelReply[] | ((request: ModelRequest, index: number) => ModelReply | Promise<ModelReply>);

export type ScriptedModel = Awaited<ReturnType<typeof startModel>>;

export interface ModelOptions {
  apiKey?: string;
  /** A request above this is refused as too long; tokens are bytes / 4. */
  maxContextTokens?: number;
  /** What the Models API says of every model. Default: it does not know it. */
  modelInfo?: Record<string, unknown>;
}

/** Starts the model on loopback. A request beyond the script's end is a 400 that says so. */
export async function startModel(script: Script, options: ModelOptions = {}) {
  /** To /v1/messages only. */
  const requests: ModelRequest[] = [];
  /** What was refused because the live API refuses it. A scripted error and a full context are none. */
  const problems: string[] = [];
  const signatures = openSignatures();
  const queue = Array.isArray(script) ? [...script] : [];
  const next = async (request: ModelRequest): Promise<ModelReply> => {
    if (!Array.isArray(script)) return script(request, requests.length - 1);
    const missing = { error: { status: 400, message: `the script has no reply for request ${requests.length}` } };
    return queue.shift() ?? missing;
  };
  const server = createServer(async (request, response) => {
    try {
      await answer(request, response);
    } catch (error) {
      if (response.headersSent) response.destroy();
      else sendError(response, { status: 500, message: String(error) });
    }
  });

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const bytes = await buffer(incoming);
    const path = (incoming.url ?? '/').replace(/\?.*/, '');
    if (options.apiKey !== undefined && !hasKey(incoming, options.apiKey)) {
      return sendError(response, { status: 401, type: 'authentication_error', message: 'invalid api key' });
    }
    if (path.startsWith('/v1/models/') && options.modelInfo !== undefined) {
      return sendJson(response, 200, { id: path.slice('/v1/models/'.length), type: 'model', ...options.modelInfo });
    }
    if (path !== '/v1/messages' || incoming.method !== 'POST') return sendOther(incoming, response, path, bytes);
    const body = JSON.parse(bytes.toString('utf8')) as MessageBody;
    const request = { method: 'POST', path, headers: incoming.headers, bytes, body, at: performance.now() };
    const before = requests.at(-1);
    requests.push(request);
    const refusal = signatures.refusal(body);
    if (refusal !== undefined) {
      problems.push(refusal);
      return sendError(response, { status: 400, message: refusal });
    }
    const tokens = Math.ceil(bytes.length / 4);
    if (tokens > (options.maxContextTokens ?? Number.POSITIVE_INFINITY)) {
      const message = `prompt is too long: ${tokens} tokens > ${options.maxContextTokens} maximum`;
      return sendError(response, { status: 400, message });
    }
    const reply = await next(request);
    if (reply.delayMs !== undefined) await new Promise((done) => setTimeout(done, reply.delayMs));
    if (reply.error !== undefined) return sendError(response, reply.error);
    const message = messageOf(reply, body, modelUsage(request, before, reply), requests.length);
    for (const { type, signature } of message.content) {
      if (type === 'thinking') signatures.keep(String(signature), body);
    }
    const requestId = `req_${String(requests.length).padStart(6, '0')}`;
    if (body.stream !== true) return sendJson(response, 200, message, requestId);
    await sendStream(response, reply, sseEvents(message, reply), requestId);
  }

  return {
    url: `http://127.0.0.1:${await listen(server)}`,
    requests,
    /**
     * For each request after the first: does it extend the one before exactly? `of` picks one conversation: a review is
     * another one than the implementation.
     */
    extensions(of: (request: ModelRequest) => boolean = () => true) {
      const picked = requests.filter(of);
      return picked.slice(1).map((request, i) => extendsExactly(picked[i]?.body, request.body));
    },
    /** Cache marks of each request, the automatic one included. */
    marks: () => requests.map(({ bytes }) => bytes.toString('utf8').split('"cache_control"').length - 1),
    /** Replies that the script still has; a function has none. */
    left: () => queue.length,
    problems,
    [Symbol.asyncDispose]: () => close(server),
  };
}

/** "Do these tool calls, then end the turn with this text": two replies. */
export function doThenSay(calls: ToolCall[], text: string): ModelReply[] {
  return [{ calls }, { text }];
}

export function call(name: string, input: Record<string, unknown>): ToolCall {
  return { name, input };
}

function hasKey({ headers }: IncomingMessage, key: string): boolean {
  return headers.authorization === `Bearer ${key}` || headers['x-api-key'] === key;
}

function sendOther(incoming: IncomingMessage, response: ServerResponse, path: string, bytes: Buffer): void {
  if (incoming.method === 'HEAD' || path === '/') {
    response.writeHead(200).end();
  } else if (path === '/v1/messages/count_tokens') {
    sendJson(response, 200, { input_tokens: Math.ceil(bytes.length / 4) });
  } else {
    sendError(response, { status: 404, type: 'not_found_error', message: `no such path: ${path}` });
  }
}

function sendError(response: ServerResponse, error: NonNullable<ModelReply['error']>): void {
  const { status, type = 'invalid_request_error', message = 'scripted error', headers = {}, details } = error;
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_error', ...headers });
  response.end(
    JSON.stringify({ type: 'error', error: { type, message, ...(details === undefined ? {} : { details }) } }),
  );
}

function sendJson(response: ServerResponse, status: number, body: unknown, requestId = 'req_json'): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': requestId });
  response.end(JSON.stringify(body));
}

async function sendStream(
  response: ServerResponse,
  reply: ModelReply,
  events: { event: string }[],
  requestId: string,
): Promise<void> {
  if (reply.cutAfter === 0) {
    response.destroy();
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream', 'request-id': requestId });
  for (const [index, data] of events.entries()) {
    if (reply.hangAfter === index) return;
    if (reply.sseError !== undefined && index === 2) {
      response.end(`event: error\ndata: ${JSON.stringify({ type: 'error', error: reply.sseError })}\n\n`);
      return;
    }
    const { event, ...rest } = data;
    response.write(`event: ${event}\ndata: ${JSON.stringify({ type: event, ...rest })}\n\n`);
    if (reply.cutAfter === index + 1) {
      // Give what was written time to leave: destroying at once would throw it away.
      await new Promise((done) => setTimeout(done, 20));
      response.destroy();
      return;
    }
  }
  response.end();
}
