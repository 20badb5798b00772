/** Renews the claim of a job while it runs, and hears whether somebody stopped it or another worker has it. */

import type { Kysely } from 'kysely';
import { beat } from './job-rows.ts';
import type { JobAbort } from './queue.ts';
import type { JobRow, Tables } from './tables.ts';

export interface Renewing {
  db: Kysely<Tables>;
  /** A claim that was not renewed for so long is another's. */
  leaseMs: number;
  now(): Date;
  /** Beside our own row; false where the engine has given the job away. */
  renew?(row: JobRow): Promise<boolean>;
}

export function keepAlive(engine: Renewing, row: JobRow, abort: (why: JobAbort) => void): Disposable {
  const { db, leaseMs, now } = engine;
  let last = performance.now();
  let busy = false;
  const lost = () => {
    clearInterval(timer);
    abort({ kind: 'lost' });
  };
  const renew = async () => {
    const at = performance.now();
    const state = await beat(db, row, now());
    if (state === undefined || (await engine.renew?.(row)) === false) return lost();
    last = at;
    if (state.stop_reason !== null) abort({ kind: 'stopped', reason: state.stop_reason });
  };
  const timer = setInterval(() => {
    // A process that was stopped for longer than the lease must not believe its own clock's next tick.
    if (performance.now() - last > leaseMs) return lost();
    if (busy) return;
    busy = true;
    // Where the store is away, the lease tells how long that is bearable.
    const over = () => {
      busy = false;
    };
    renew().then(over, over);
  }, beatMs(engine));
  return { [Symbol.dispose]: () => clearInterval(timer) };
}

export function beatMs({ leaseMs }: Pick<Renewing, 'leaseMs'>): number {
  return Math.min(leaseMs / 4, 2_000);
}
