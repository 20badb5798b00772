/**
 * What the Action asks GitHub with, over node:http: Node's own `fetch` is 50 ms of processor time and 8 MiB of each job. Its answers
 * are a `Response` as far as Octokit reads one.
 */

import type { IncomingMessage } from 'node:http';
import { arrayBuffer, text } from 'node:stream/consumers';
import { bodyOf, type HttpCall, openHttp } from '../text/http.ts';

/** GitHub closes what is idle for longer, and says so only to who asks next. A server on its own may be quicker. */
const idleMs = 4_000;
const mostRedirects = 10;

/** Its connections keep no process alive. It knows of no proxy. */
export function octokitFetch(): typeof fetch {
  const http = openHttp({ idleMs });
  const asked = async (input: Parameters<typeof fetch>[0], init: RequestInit = {}) => {
    let url = new URL(String(input));
    if (typeof (init.body ?? '') !== 'string') throw new TypeError('only text is sent to GitHub');
    let call: HttpCall = {
      method: init.method,
      headers: init.headers as Record<string, string>,
      body: (init.body ?? undefined) as string | undefined,
      signal: init.signal ?? undefined,
    };
    for (let redirects = 0; ; redirects++) {
      const answer = await ended(http.call(url, call), call.signal);
      const to = redirects < mostRedirects ? redirectOf(answer, url) : undefined;
      if (to === undefined) return answerOf(answer, url, call);
      answer.resume();
      call = redirected(call, answer.statusCode, to.origin === url.origin);
      url = to;
    }
  };
  return asked as (...given: Parameters<typeof fetch>) => Promise<unknown> as typeof fetch;
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage, from: URL): URL | undefined {
  if (![301, 302, 303, 307, 308].includes(statusCode) || headers.location === undefined) return undefined;
  const to = new URL(headers.location, from);
  return to.protocol === 'https:' || to.protocol === 'http:' ? to : undefined;
}

/** As `fetch` goes on: what a POST led to is read, and no other place gets the token. */
function redirected({ method, headers = {}, body, signal }: HttpCall, status: number | undefined, same: boolean) {
  const reads = status === 303 || (method === 'POST' && (status === 301 || status === 302));
  const dropped = same ? [] : ['authorization', 'cookie', 'proxy-authorization', 'host'];
  if (reads) dropped.push('content-type', 'content-length');
  const kept = Object.entries(headers).filter(([name]) => !dropped.includes(name.toLowerCase()));
  return { method: reads ? 'GET' : method, headers: Object.fromEntries(kept), body: reads ? undefined : body, signal };
}

/** Why it was stopped, where it was: Node says `aborted` for a time-out too, before the answer and in the middle of it. */
async function ended<T>(asked: Promise<T>, signal: HttpCall['signal']): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    throw signal?.aborted ? signal.reason : error;
  }
}

function answerOf(answer: IncomingMessage, url: URL, { method, signal }: HttpCall) {
  const headers = new Map(Object.entries(answer.headers).map(([name, value]) => [name, [value].flat().join(', ')]));
  const { statusCode: status = 500, statusMessage: statusText } = answer;
  const body = bodyOf(answer);
  const whole = { text: () => ended(text(body), signal), arrayBuffer: () => ended(arrayBuffer(body), signal) };
  // Nobody reads an answer to HEAD, or one of status 204: its connection would not be free again, and would keep the process alive.
  if (status === 204 || status === 205 || method === 'HEAD') body.resume();
  return { status, statusText, ok: status >= 200 && status < 300, url: url.href, headers, body, ...whole };
}
