/**
 * Forwards one model call of a sandboxed agent with the provider's key added, and streams the reply to the agent. It
 * reads the reply to the end even where the agent hangs up, because the provider charges for all of it.
 */

import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { APIConnectionError, APIError } from '@anthropic-ai/sdk/core/error';
import type { Stop } from '../../run/run.ts';
import { isObject, objectIn, parsedJson } from '../../text/json.ts';
import type { ProviderApi } from '../provider.ts';
import { judgeError } from '../provider-error.ts';
import type { PaidCall } from './meter.ts';

export interface PassedCall {
  api: ProviderApi;
  credential: string;
  key: string;
  url: string;
  model: string;
  request: IncomingMessage;
  response: ServerResponse;
  /** Absent: a GET. */
  body?: Record<string, unknown>;
  /** Absent: it costs nothing. */
  settle?: PaidCall['settle'];
  /** Nobody waits for its end any more. */
  aborted: AbortSignal;
}

/** `stop`: no other call would go better. `trouble`: what it would be where the agent gives up now. */
export interface Passed {
  stop?: Stop;
  trouble?: Stop;
}

// Told to the agent, which waits and tries again by them.
const answerHeaders = ['content-type', 'retry-after', 'retry-after-ms', 'x-should-retry', 'request-id', 'x-request-id'];
const lostTries = 99;

/** Read to its end also where the agent hangs up: the provider is paid all the same, and what nobody read would count as nothing. */
export async function passOn(call: PassedCall): Promise<Passed> {
  const { api, response, settle, aborted } = call;
  let answer: Response;
  try {
    answer = await send(call);
  } catch (error) {
    await settle?.(aborted.aborted ? { read: api.openReply().reply(), end: 'lost' } : undefined);
    response.destroy();
    const cause = error instanceof Error ? error : undefined;
    return { trouble: stopIn(new APIConnectionError({ message: 'Connection error.', cause }), call) };
  }
  const headers = answerHeaders.flatMap((name) => {
    const value = answer.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  response.writeHead(answer.status, Object.fromEntries(headers));
  if (!answer.ok) return passError(call, answer);
  await passReply(call, answer);
  return {};
}

function send({ api, key, url, request, body, aborted }: PassedCall) {
  const passed = api.passedHeaders.flatMap((name) => {
    const value = request.headers[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  const own = Object.fromEntries(passed);
  const headers = { ...own, ...api.keyHeaders(key, own) };
  return fetch(url, { method: request.method, headers, body: body && JSON.stringify(body), signal: aborted });
}

async function passError(call: PassedCall, answer: Response): Promise<Passed> {
  const text = await answer.text().catch(() => '');
  await call.settle?.();
  call.response.end(text);
  const body = parsedJson(text);
  const error = APIError.generate(answer.status, isObject(body) ? body : undefined, text.slice(0, 300), answer.headers);
  const judged = judgeError(error, { tries: 0, ...call });
  // A 400 may be the agent's own mistake, or a prompt that it will shorten.
  if (judged.kind === 'stop' && answer.status !== 400) return { stop: judged.stop };
  return { trouble: stopIn(error, call) };
}

async function passReply({ api, response, settle, aborted }: PassedCall, answer: Response) {
  const reply = api.openReply();
  const streamed = (answer.headers.get('content-type') ?? '').includes('event-stream');
  const readEvents = openEventReader(reply.take);
  const json: Uint8Array[] = [];
  let whole = true;
  try {
    for await (const chunk of answer.body ?? []) {
      if (streamed) readEvents(chunk);
      else json.push(chunk);
      if (response.destroyed || response.write(chunk)) continue;
      await Promise.race([once(response, 'drain'), once(response, 'close')]);
    }
    const answered = streamed ? undefined : parsedJson(Buffer.concat(json).toString('utf8'));
    if (isObject(answered)) reply.take(answered);
  } catch {
    whole = false;
  }
  const read = reply.reply();
  whole &&= read.stopReason !== undefined;
  const requestId = answer.headers.get('request-id') ?? answer.headers.get('x-request-id') ?? undefined;
  // Before the end: whoever has read that may make the next call, which must find this one in the record.
  await settle?.({ read, end: whole ? 'whole' : aborted.aborted ? 'lost' : 'cut', requestId });
  if (whole) response.end();
  else response.destroy();
}

/** What it means where nothing comes after it. */
function stopIn(error: APIError, call: PassedCall): Stop | undefined {
  const judged = judgeError(error, { tries: lostTries, ...call });
  if (judged.kind === 'stop') return judged.stop;
  const said = objectIn(objectIn(error.error).error).message ?? error.message;
  return { outcome: 'provider-error', detail: `The model provider did not answer: ${String(said).slice(0, 300)}.` };
}

// An event without an end would be kept whole.
const longestLine = 16 * 1024 * 1024;

/** Calls `take` with the data of each server-sent event that is a JSON object. What cannot be read is left out. */
function openEventReader(take: (event: Record<string, unknown>) => void): (chunk: Uint8Array) => void {
  const decoder = new TextDecoder();
  let rest = '';
  return (chunk) => {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split(/\r?\n/);
    rest = (lines.pop() ?? '').slice(0, longestLine);
    for (const line of lines.filter((each) => each.startsWith('data:'))) {
      // `[DONE]` is none, and neither is a part that broke off.
      const event = parsedJson(line.slice('data:'.length));
      if (isObject(event)) take(event);
    }
  };
}
