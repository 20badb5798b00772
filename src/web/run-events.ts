/** A run's events as they are recorded, by server-sent events: from where the reader has got to, up to the run's end. */

import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { RunFeed } from './run-feed.ts';

/** Each follower holds a connection; beyond this the page says that it is not live. */
const maxFollowers = 500;
/** Of one person; those whom nobody knows are one together, and leave room for those who have signed in. */
const maxOfOne = 30;
const maxOfAnonymous = 300;
const reconnectMs = 2000;
/** No login has a space in it. */
export const anonymous = 'not signed in';

export interface StreamOptions {
  feed: RunFeed;
  runId: string;
  /** Who reads: a login, `anonymous`, or nothing where it is the one person at this machine. */
  who?: string | undefined;
  /** Whether the reader may still read; asked before each part is sent. */
  may(): Promise<boolean>;
  /** Asked where nothing is new: whether nothing will be any more. */
  gone?(): Promise<boolean>;
  onError?: ((error: unknown) => void) | undefined;
}

/**
 * `Last-Event-ID` (what a browser sends after a break) or `?after=` says what the reader has. Each message is one event
 * with its number as id; with `?brief=1` only what it is. `end` follows the last one.
 */
export function runEvents(c: Context, { feed, runId, who = '', may, gone, onError }: StreamOptions): Response {
  // Nobody would read what is streamed, nor ever go away.
  if (c.req.method === 'HEAD') return c.body(null);
  const most = who === '' ? maxFollowers : who === anonymous ? maxOfAnonymous : maxOfOne;
  if (feed.followers() >= maxFollowers || feed.followers(who) >= most)
    return c.text('Too many pages follow runs now.\n', 503);
  const brief = c.req.query('brief') === '1';
  // nginx would keep what is said until there is enough of it.
  c.header('x-accel-buffering', 'no');
  const response = streamSSE(c, async (stream) => {
    const ended = new AbortController();
    stream.onAbort(() => ended.abort());
    try {
      await stream.write(`retry: ${reconnectMs}\n\n`);
      for await (const events of feed.follow(runId, seenSeq(c), { signal: ended.signal, who })) {
        if (!(await may())) return;
        if (events === undefined && (await gone?.()) === true) return await stream.writeSSE({ event: 'end', data: '' });
        if (events === undefined) await stream.write(': nothing new\n\n');
        for (const event of events ?? []) {
          const { seq, at, type } = event;
          await stream.writeSSE({ id: String(seq), data: JSON.stringify(brief ? { seq, at, type } : event) });
          if (type !== 'run-finished') continue;
          await stream.writeSSE({ event: 'end', data: '' });
          return;
        }
      }
    } catch (error) {
      // What broke is told to the log and not to the reader, who comes back in two seconds.
      onError?.(error);
    }
  });
  response.headers.set('cache-control', 'no-store, no-transform');
  return response;
}

/** Number of the last event that the reader has. */
export function seenSeq(c: Context): number {
  const seq = Number(c.req.header('last-event-id') ?? c.req.query('after') ?? 0);
  return Number.isSafeInteger(seq) && seq > 0 ? seq : 0;
}
