/** Streams the number and type of each new event of a run to browsers, as server-sent events. */

import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { Store } from '../store/database.ts';
import { lastSeqs, nextEvents } from '../store/run-queries.ts';
import { tooMany } from './rate-limit.ts';

/** Each follower holds a connection; beyond this the page says that it is not live. */
const maxFollowers = 500;
const reconnectMs = 2000;

/** The streams that are open, by whoever has them open. */
export type Followers = Map<string, number>;

interface StreamOptions {
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
 * `Last-Event-ID` (what a browser sends after a break) or `?after=` says what the reader has. Each message says
 * what one event is, with its number as id. `end` follows the last one.
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
        const events = await feed.next(runId, seq);
        if (!(await may())) return;
        const last = events.at(-1);
        if (last !== undefined) {
          await stream.write(
            events.map(({ seq, type }) => `data: ${JSON.stringify({ type })}\nid: ${seq}\n\n`).join(''),
          );
          if (last.type === 'run-finished') return void (await stream.write(endOfStream));
          seq = last.seq;
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

function count(followers: Followers, places: ReadonlyMap<string, number>, by: number) {
  for (const place of places.keys()) {
    const now = (followers.get(place) ?? 0) + by;
    if (now === 0) followers.delete(place);
    else followers.set(place, now);
  }
}

export function seenSeq(c: Context) {
  const seq = Number(c.req.header('last-event-id') ?? c.req.query('after') ?? 0);
  return Number.isSafeInteger(seq) && seq > 0 ? seq : 0;
}

export type RunFeed = ReturnType<typeof createRunFeed>;

/** Proxies close a connection on which nothing is sent for a minute. */
const silenceMs = 15_000;
/** A follower that reads nothing holds so many: never a whole run. */
const most = 200;

export function createRunFeed(store: Store, pollMs: number) {
  const waiting = new Set<{ runId: string; seq: number; wake(): void }>();
  let asking = false;

  async function ask(): Promise<void> {
    if (asking) return;
    asking = true;
    try {
      while (waiting.size > 0) {
        await sleep(pollMs, undefined, { ref: false });
        const newest = await lastSeqs(store, [...new Set([...waiting].map(({ runId }) => runId))]);
        for (const one of waiting) if ((newest.get(one.runId) ?? 0) > one.seq) one.wake();
      }
    } catch {
      // Each follower asks for itself next, and meets what is wrong.
      for (const one of waiting) one.wake();
    } finally {
      asking = false;
    }
  }

  return {
    /** The next events after `seq`; none where there is none yet. */
    next: (runId: string, seq: number) => nextEvents(store, runId, seq, most),

    /** Resolves once there is an event after `seq`, and after a while without one. */
    news(runId: string, seq: number, signal: AbortSignal) {
      return new Promise<void>((resolve) => {
        const one = { runId, seq, wake };
        const timer = setTimeout(wake, silenceMs);
        function wake() {
          clearTimeout(timer);
          signal.removeEventListener('abort', wake);
          waiting.delete(one);
          resolve();
        }
        if (signal.aborted) return wake();
        signal.addEventListener('abort', wake);
        waiting.add(one);
        void ask();
      });
    },
  };
}

/** A browser is told by it not to come back. */
const endOfStream = 'event: end\ndata: \n\n';
