/** Renews the claim of a job while it runs, and hears whether somebody stopped it or another worker has it. */

import type { Kysely } from 'kysely';
import { beat, uncountTry } from './job-rows.ts';
import type { JobAbort } from './queue.ts';
import { isConnectionError, withReconnect } from './reconnect.ts';
import type { JobRow, Tables } from './tables.ts';

export interface Renewing {
  db: Kysely<Tables>;
  /** A claim that was not renewed for so long is another's. */
  leaseMs: number;
  now(): Date;
  /** Beside our own row; false where the engine has given the job away. */
  renew?(row: JobRow): Promise<boolean>;
}

export interface Beats extends Disposable {
  /** The connection to the store broke at the last renewal: it is away, or was until just now. A slow answer is none of that. */
  storeWasAway(): boolean;
  /** The job has ended, and its row is written: what becomes of its try is said there, and no more by a lost claim. */
  settling(): void;
}

export function keepAlive(engine: Renewing, row: JobRow, abort: (why: JobAbort) => void): Beats {
  const { db, leaseMs, now } = engine;
  let last = performance.now();
  let ticked = last;
  let busy = false;
  let unanswered = false;
  let isAway = false;
  let isSettling = false;
  let isOver = false;
  const end = () => {
    clearInterval(timer);
    isOver = true;
  };
  const lost = () => {
    // A renewal that is still under way may see it a second time, or after the job has ended.
    if (isOver) return;
    end();
    abort({ kind: 'lost' });
    if (unanswered && !isSettling) void withReconnect(() => uncountTry(db, row)).catch(() => undefined);
  };
  const timer = setInterval(() => {
    const before = ticked;
    ticked = performance.now();
    // A process that stood still itself knows nothing of the store.
    const stoodStill = ticked - before >= leaseMs / 2;
    unanswered = (unanswered || busy) && !stoodStill;
    isAway &&= !stoodStill;
    // A process that was stopped for longer than the lease must not believe its own clock's next tick.
    if (ticked - last > leaseMs) return lost();
    if (busy) return;
    busy = true;
    void beatOnce().finally(() => {
      busy = false;
    });
  }, beatMs(engine));
  const settling = () => {
    isSettling = true;
  };
  return { storeWasAway: () => isAway, settling, [Symbol.dispose]: end };

  async function beatOnce(): Promise<void> {
    const at = performance.now();
    try {
      const state = await beat(db, row, now());
      const ours = state !== undefined && ((await engine.renew?.(row)) ?? true);
      if (state === undefined || !ours) return lost();
      last = at;
      unanswered = false;
      isAway = false;
      if (state.stop_reason !== null) abort({ kind: 'stopped', reason: state.stop_reason });
    } catch (error) {
      // The lease tells how long that is bearable.
      unanswered = true;
      isAway = isConnectionError(error);
    }
  }
}

export function beatMs({ leaseMs }: Pick<Renewing, 'leaseMs'>): number {
  return Math.min(leaseMs / 4, 2_000);
}
