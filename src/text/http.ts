/** Calls over node:http with connections kept alive, and an end to streams that fall silent. */

import type { Agent, IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';

export interface HttpCall {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  signal?: AbortSignal;
}

export interface Http extends Disposable {
  /** Loads what a call to an address of this protocol needs: 8 ms, and 10 more for TLS. */
  load(protocol: string): void;
  /** Settles with the head of the answer. */
  call(url: URL, call?: HttpCall): Promise<IncomingMessage>;
}

export interface HttpOptions {
  /** HTTP_PROXY, HTTPS_PROXY and NO_PROXY as the environment has them. Default: no proxy. */
  proxyEnv?: NodeJS.ProcessEnv;
  /** A connection without a byte for this long is ended. */
  silentMs?: number;
  /** Kept for so long where nobody asks. Default: until the other side closes it. */
  idleMs?: number;
}

// The API sends a ping every few seconds.
const defaultSilentMs = 180_000;

/**
 * Opens connections as they are needed; disposing closes them. Against built-in `fetch`: 8 to 16 MiB less memory, 90 ms of processor time
 * less, proxies, and no wait without end for a stream that hangs.
 */
export function openHttp({ proxyEnv, silentMs = defaultSilentMs, idleMs }: HttpOptions = {}): Http {
  const agents = new Map<string, Agent>();
  return {
    load: (protocol) => void moduleOf(protocol),
    async call(url, { method = 'GET', headers = {}, body, signal } = {}) {
      const http = moduleOf(url.protocol);
      const agent = agents.get(url.protocol) ?? new http.Agent({ keepAlive: true, proxyEnv, timeout: idleMs });
      agents.set(url.protocol, agent);
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      return await new Promise<IncomingMessage>((resolve, reject) => {
        const options = { method, headers: { ...headers, ...length }, agent, signal, timeout: silentMs };
        const request = http.request(url, options, resolve);
        request.once('timeout', () => request.destroy(new Error(`no byte for ${silentMs / 1000} s`)));
        request.on('error', reject);
        request.end(body);
      });
    },
    [Symbol.dispose]() {
      for (const agent of agents.values()) agent.destroy();
    },
  };
}

/** What an answer holds, unpacked: nobody is asked to compress, but storage sends a file as it is kept, and some gateways ask nobody. */
export function bodyOf(answer: IncomingMessage): Readable {
  const coding = answer.headers['content-encoding']?.trim().toLowerCase();
  if (coding === undefined || !/^(?:(?:x-)?gzip|deflate|br)$/.test(coding)) return answer;
  const zlib = process.getBuiltinModule('node:zlib');
  const unpacked = coding === 'br' ? zlib.createBrotliDecompress() : zlib.createUnzip();
  // An end of one is the end of the other; what went wrong is thrown to who reads.
  return process.getBuiltinModule('node:stream').pipeline(answer, unpacked, () => {});
}

/** By no import: that reads all that `node:http` exports, and one of them brings the whole code of fetch. */
const moduleOf = (protocol: string) => process.getBuiltinModule(protocol === 'https:' ? 'node:https' : 'node:http');
