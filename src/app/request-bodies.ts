/**
 * Bodies of requests that nobody has signed yet. Each may have 26 MB and take a minute, and whoever reaches the server may send as
 * many as he likes: twelve of them held 290 MB. Where all together are too much, the one that has taken longest is cut off.
 */

import type { IncomingMessage } from 'node:http';

/** Reads a body to its end; rejects where it was cut off, or the sender went away. */
export type ReadBody = (request: IncomingMessage) => Promise<string>;

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
