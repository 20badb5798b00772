/** The same calls as a `fetch`. Headers and answers are made with Node's own, whose code takes 90 ms to load: for what not every run asks. */

import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { type HttpOptions, openHttp } from '../text/http.ts';

export interface HttpFetch extends Disposable {
  fetch: typeof fetch;
}

export function openHttpFetch(options: HttpOptions = {}): HttpFetch {
  const http = openHttp(options);
  return {
    fetch: async (input, init) => {
      const body = typeof init?.body === 'string' ? init.body : undefined;
      const headers = Object.fromEntries(new Headers(init?.headers));
      const url = new URL(input instanceof Request ? input.url : input);
      const signal = init?.signal ?? undefined;
      return responseOf(await http.call(url, { method: init?.method, headers, body, signal }));
    },
    [Symbol.dispose]: () => http[Symbol.dispose](),
  };
}

function responseOf(answer: IncomingMessage): Response {
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers)) {
    for (const one of [value].flat()) if (one !== undefined) headers.append(name, one);
  }
  const status = answer.statusCode ?? 500;
  const empty = status === 204 || status === 304;
  return new Response(empty ? null : (Readable.toWeb(answer) as ReadableStream), { status, headers });
}
