/**
 * Polls the database once for all browsers that follow runs, and wakes those whose run has new events. Each page of events is
 * made once for all.
 */

import { setTimeout as sleep } from 'node:timers/promises';
import type { RecordedEvent } from '../run/run.ts';
import type { Store } from '../store/database.ts';
import { eventsOf, lastSeqs } from '../store/run-queries.ts';

/** A few events in the form of server-sent events, the same bytes for every follower at this place. */
interface EventPage {
  bytes: Uint8Array;
  lastSeq: number;
  /** The run's last event is among them. */
  isEnd: boolean;
}

export interface RunFeed {
  /** The next events after `afterSeq`; undefined where there is none yet. `brief`: only what each is. */
  page(runId: string, afterSeq: number, brief: boolean): Promise<EventPage | undefined>;
  /** Resolves once there is an event after `seq`, and after a while without one. */
  news(runId: string, seq: number, signal: AbortSignal): Promise<void>;
}

/** Proxies close a connection on which nothing is sent for a minute. */
const silenceMs = 15_000;
/** A follower that reads nothing holds one page, which it shares: never a whole run. */
const pageEvents = 20;
const pageBytes = 64 * 1024;
const mostKept = 128;

export function createRunFeed(store: Store, pollMs: number): RunFeed {
  const waiting = new Set<{ runId: string; seq: number; wake(): void }>();
  const kept = new Map<string, Promise<EventPage | undefined>>();
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
    page(runId, afterSeq, brief) {
      const key = `${runId} ${afterSeq} ${brief}`;
      const known = kept.get(key);
      if (known !== undefined) return known;
      const page = eventsOf(store, runId, afterSeq, pageEvents).then((events) => pageOf(events, brief));
      kept.set(key, page);
      // An event never changes, so that a page stays right; where there is none yet there will be one.
      const forget = () => kept.delete(key);
      page.then((found) => found ?? forget(), forget);
      if (kept.size > mostKept) kept.delete(kept.keys().next().value ?? '');
      return page;
    },

    news(runId, seq, signal) {
      return new Promise((resolve) => {
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

function pageOf(events: readonly RecordedEvent[], brief: boolean): EventPage | undefined {
  let text = '';
  let last: RecordedEvent | undefined;
  for (const event of events) {
    if (text.length > pageBytes) break;
    const { seq, at, type } = event;
    text += `data: ${JSON.stringify(brief ? { seq, at, type } : event)}\nid: ${seq}\n\n`;
    last = event;
  }
  if (last === undefined) return undefined;
  const isEnd = last.type === 'run-finished';
  if (isEnd) text += endOfStream;
  return { bytes: Buffer.from(text), lastSeq: last.seq, isEnd };
}

/** A browser is told by it not to come back. */
export const endOfStream = 'event: end\ndata: \n\n';
