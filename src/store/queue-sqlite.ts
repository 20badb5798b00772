/** Implements the job queue of a single machine on a SQLite table, whose lock is enough to keep its processes apart. */

import type { Kysely } from 'kysely';
import type { Store } from './database.ts';
import { aboutJob, claimJob, insertJob, tryAgain } from './job-rows.ts';
import { type Queue, readTurns, type WorkOptions } from './queue.ts';
import type { JobRow, Tables } from './tables.ts';
import { type Engine, queueOf } from './work-loop.ts';

interface SqliteQueueOptions {
  /** Default 15,000: a worker that is silent for so long is replaced. */
  leaseMs?: number;
  /** Default 250. */
  pollMs?: number;
  now?(): Date;
}

export function openSqliteQueue(store: Store, options: SqliteQueueOptions = {}): Queue {
  const { leaseMs = 15_000, pollMs = 250, now = () => new Date() } = options;
  const { db } = store;
  const isSilent = watchSilence(leaseMs);
  const engine: Engine = {
    db,
    leaseMs,
    pollMs,
    now,
    async claim(work) {
      await replaceLost(store, isSilent, now(), work);
      return claimNext(store, work, now());
    },
  };
  return queueOf(engine, { enqueue: (job) => insertJob(db, job, now()), async [Symbol.asyncDispose]() {} });
}

type Beating = Pick<JobRow, 'id' | 'generation' | 'heartbeat_at'>;

/** Says which claims were not renewed for a whole lease. This process measures that itself: a machine's time of day may jump. */
function watchSilence(leaseMs: number): (active: readonly Beating[]) => (row: Beating) => boolean {
  let seen = new Map<string, { beat: string | null; since: number }>();
  const keyOf = ({ id, generation }: Beating) => `${id}/${generation}`;
  return (active) => {
    const before = seen;
    seen = new Map();
    for (const row of active) {
      const known = before.get(keyOf(row));
      const same = known !== undefined && known.beat === row.heartbeat_at;
      seen.set(keyOf(row), same ? known : { beat: row.heartbeat_at, since: performance.now() });
    }
    return (row) => performance.now() - (seen.get(keyOf(row))?.since ?? performance.now()) >= leaseMs;
  };
}

/** Jobs whose worker is silent go back into the queue, or are dead. */
async function replaceLost({ db }: Store, silence: ReturnType<typeof watchSilence>, now: Date, { log }: WorkOptions) {
  const active = await db
    .selectFrom('jobs')
    .select(['id', 'generation', 'tries', 'progress', 'run_id', 'worker', 'heartbeat_at'])
    .where('state', '=', 'active')
    .execute();
  for (const row of active.filter(silence(active))) {
    log(`job ${row.id}: its worker ${row.worker} is silent since ${row.heartbeat_at}`, aboutJob(row));
    await tryAgain(db, row, { kind: 'lost', worker: row.worker }, { now, delayMs: 0 });
  }
}

async function claimNext({ db }: Store, { worker, limits }: WorkOptions, now: Date): Promise<JobRow | undefined> {
  const next = async (of: Kysely<Tables>) => (await readTurns(of, limits, now)).find(({ mayStart }) => mayStart);
  // A look costs no write lock where there is nothing.
  if ((await next(db)) === undefined) return undefined;
  return db.transaction().execute(async (transaction) => {
    const turn = await next(transaction);
    return turn && (await claimJob(transaction, turn.id, worker, now));
  });
}
