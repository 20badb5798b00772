/** News of runs that somebody follows: one question to the record for all of them, and only while there are any. */

import { setTimeout as sleep } from 'node:timers/promises';
import type { RecordedEvent } from '../run/run.ts';
import type { Store } from '../store/database.ts';
import { eventsOf } from '../store/read.ts';
import { lastSeqs } from '../store/read-list.ts';

export interface RunFeed {
  /** The events after `afterSeq` as they become durable, in order; undefined after a while without one. Ends with the signal. */
  follow(runId: string, afterSeq: number, how: Following): AsyncGenerator<RecordedEvent[] | undefined>;
  /** Of all, or of one visitor. */
  followers(who?: string): number;
}

export interface Following {
  signal: AbortSignal;
  /** Whose connection it is. */
  who: string;
}

/** Proxies close a connection on which nothing is said for a minute. */
const quietMs = 15_000;

export function createRunFeed(store: Store, pollMs: number): RunFeed {
  const waiting = new Set<{ runId: string; seq: number; wake(): void }>();
  const followers = new Map<string, number>();
  const count = (who: string, by: number) => followers.set(who, (followers.get(who) ?? 0) + by);
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
      // Each follower asks for itself next, and hears what is wrong.
      for (const one of waiting) one.wake();
    } finally {
      asking = false;
    }
  }

  function news(runId: string, seq: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const one = { runId, seq, wake };
      const timer = setTimeout(wake, quietMs);
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
  }

  return {
    async *follow(runId, afterSeq, { signal, who }) {
      count(who, 1);
      try {
        for (let seq = afterSeq; !signal.aborted; ) {
          const events = await eventsOf(store, runId, seq);
          seq = events.at(-1)?.seq ?? seq;
          yield events.length > 0 ? events : undefined;
          if (!signal.aborted) await news(runId, seq, signal);
        }
      } finally {
        if (count(who, -1).get(who) === 0) followers.delete(who);
      }
    },
    followers: (who) =>
      who === undefined ? [...followers.values()].reduce((sum, each) => sum + each, 0) : (followers.get(who) ?? 0),
  };
}
