/** Streams a run's events to a browser as server-sent events, from the last one that it has until the run ends. */

import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import { tooMany } from './rate-limit.ts';
import { endOfStream, type RunFeed } from './run-feed.ts';

/** Each follower holds a connection; beyond this the page says that it is not live. */
const maxFollowers = 500;
const reconnectMs = 2000;

/** The streams that are open, by whoever has them open. */
export type Followers = Map<string, number>;

export interface StreamOptions {
  feed: RunFeed;
  runId: string;
  /** Whom the stream counts for, such as a session and an address, and how many streams each may have open. */
  places?: ReadonlyMap<string, number>;
  followers: Followers;
  /** Whether the reader may still read; asked before each part is sent. */
  may(): Promise<boolean>;
  /** Whether no event will come any more; asked when there is no new one. */
  gone?(): Promise<boolean>;
  /** Whether the run's worker does not answer, so that another one may go on with it; asked at the same time. */
  silent?(): Promise<boolean>;
  onError?: ((error: unknown) => void) | undefined;
}

/**
 * `Last-Event-ID` (what a browser sends after a break) or `?after=` says what the reader has. Each message is one event
 * with its number as id; with `?brief=1` only what it is. `end` follows the last one.
 */
export function runEvents(
  c: Context,
  { feed, runId, places, followers, may, gone, silent, onError }: StreamOptions,
): Response {
  // Nobody would read what is streamed, nor ever go away.
  if (c.req.method === 'HEAD') return c.body(null);
  const all = new Map([...(places ?? []), ['', maxFollowers]]);
  const full = [...all].some(([place, most]) => (followers.get(place) ?? 0) >= most);
  if (full) return tooMany(c, 'Too many pages follow runs now. Close some and reload.', reconnectMs);
  const brief = c.req.query('brief') === '1';
  // nginx would keep what is sent until there is enough of it.
  c.header('x-accel-buffering', 'no');
  count(followers, all, 1);
  const response = streamSSE(c, async (stream) => {
    const ended = new AbortController();
    stream.onAbort(() => ended.abort());
    try {
      await stream.write(`retry: ${reconnectMs}\n\n`);
      let seq = seenSeq(c);
      for (let isSilent = true; !ended.signal.aborted; ) {
        const page = await feed.page(runId, seq, brief);
        if (!(await may())) return;
        if (page !== undefined) {
          await stream.write(page.bytes);
          if (page.isEnd) return;
          seq = page.lastSeq;
          isSilent = false;
          continue;
        }
        if ((await gone?.()) === true) return void (await stream.write(endOfStream));
        if ((await silent?.()) === true) await stream.write('event: silent\ndata: \n\n');
        else if (isSilent) await stream.write(': nothing new\n\n');
        isSilent = true;
        await feed.news(runId, seq, ended.signal);
      }
    } catch (error) {
      // What broke is told to the log and not to the reader, who comes back in two seconds.
      onError?.(error);
    } finally {
      count(followers, all, -1);
    }
  });
  response.headers.set('cache-control', 'no-store, no-transform');
  return response;
}

function count(followers: Followers, places: ReadonlyMap<string, number>, by: number): void {
  for (const place of places.keys()) {
    const now = (followers.get(place) ?? 0) + by;
    if (now === 0) followers.delete(place);
    else followers.set(place, now);
  }
}

/** Number of the last event that the reader has. */
export function seenSeq(c: Context): number {
  const seq = Number(c.req.header('last-event-id') ?? c.req.query('after') ?? 0);
  return Number.isSafeInteger(seq) && seq > 0 ? seq : 0;
}
