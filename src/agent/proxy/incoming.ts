/** Reads a command-line agent's request to the proxy as JSON, masks secrets in it, and answers requests that are refused. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import { isObject } from '../../text/json.ts';

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
