/**
 * Implements the App's job queue twice: on a SQLite table for one machine, and with pg-boss on PostgreSQL for several.
 * Redgreen's own tries decide that a job is dead, so pg-boss's retry limit must never be reached.
 */

import { CompiledQuery, type Kysely, sql } from 'kysely';
import { isConnectionError, type Store } from './database.ts';
import { aboutJob, claimJob, insertJob, tryAgain } from './job-rows.ts';
import { type Queue, readTurns, type Turn, type WorkOptions } from './queue.ts';
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

interface PgBossQueueOptions {
  /** `postgres://…`, the store's own. */
  url: string;
  /** What pg-boss reports of itself: a connection that broke, a queue that grows. */
  log(text: string): void;
  /** Default 500. */
  pollMs?: number;
  now?(): Date;
}

const name = 'redgreen-jobs';
/** pg-boss takes no less; with a look every 5 s a dead worker is replaced after 10 to 15 s. */
const heartbeatSeconds = 10;
/** Beyond any run: a worker that is alive and stuck is ended by its own deadline. */
const expireInSeconds = 23 * 60 * 60;
const yearSeconds = 365 * 24 * 60 * 60;
/** A job that may not start yet is looked at again so much later. */
const deferMs = 2_000;
/** And by so much more for each that waits beside it: about what a look takes. */
const deferEachMs = 100;
const looksInRow = 10;
/** With thousands waiting it would be hours, and a place that is free would stay so. */
const longestDeferMs = 15 * 60_000;

/** One attempt of pg-boss at a job: what settles another attempt is refused. */
interface Ticket {
  id: string;
  retryCount: number;
}

export async function openPgBossQueue(store: Store, options: PgBossQueueOptions): Promise<Queue> {
  const { url, log, pollMs = 500, now = () => new Date() } = options;
  const looks = { schedule: false, superviseIntervalSeconds: 5, monitorIntervalSeconds: 5 };
  // Loaded only here: one machine does not pay for it.
  const { PgBoss } = await import('pg-boss');
  const boss = new PgBoss({ connectionString: url, application_name: 'redgreen-queue', max: 4, ...looks });
  // A database that is away is told once by whoever asks it; this one would tell it every few seconds.
  boss.on('error', (error) => {
    if (!isConnectionError(error)) log(`pg-boss: ${error.message}`);
  });
  try {
    await boss.start();
    await boss.createQueue(name, {
      policy: 'key_strict_fifo',
      heartbeatSeconds,
      expireInSeconds,
      retentionSeconds: yearSeconds,
      deleteAfterSeconds: 3_600,
      retryLimit: 1_000_000,
      retryDelay: 0,
    });
  } catch (error) {
    // Its timers would keep a process alive that does nothing.
    await boss.stop({ graceful: false, close: true }).catch(() => undefined);
    throw error;
  }
  const { db } = store;
  const tickets = new Map<string, Ticket>();
  // A number is counted by the database's clock, where a date would mix it with this machine's.
  const putBack = async (ticket: Ticket, ms: number) => {
    await boss.fail(name, ticket);
    if (ms > 0) await boss.update(name, undefined, { id: ticket.id, startAfter: ms / 1000 });
  };

  const engine: Engine = {
    db,
    leaseMs: heartbeatSeconds * 1000,
    pollMs,
    now,
    async claim(work) {
      // A few in a row: the first ones may wait for a cap, and those behind them need not.
      for (let look = 0; look < looksInRow && !work.signal.aborted; look++) {
        const [ticket] = await boss.fetch(name, { groupConcurrency: work.limits.perInstallation });
        if (ticket === undefined) return undefined;
        const claimed = await claimRow(db, ticket.id, work, now());
        if (claimed.kind === 'claimed') {
          tickets.set(ticket.id, ticket);
          return claimed.row;
        }
        if (claimed.kind === 'later') await putBack(ticket, claimed.ms);
        else await boss.complete(name, ticket);
      }
      return undefined;
    },
    async renew({ id }) {
      const ticket = tickets.get(id);
      return ticket !== undefined && affected(await boss.touch(name, ticket)) > 0;
    },
    async settled({ id }, how) {
      const ticket = tickets.get(id);
      tickets.delete(id);
      if (ticket === undefined) return;
      if (how === 'over') await boss.complete(name, ticket);
      else await putBack(ticket, how.againInMs);
    },
  };
  return queueOf(engine, {
    enqueue: (job) =>
      db.transaction().execute(async (transaction) => {
        const row = await insertJob(transaction, job, now());
        if (row === undefined) return undefined;
        await boss.send(name, null, {
          id: row.id,
          singletonKey: row.key,
          priority: await rankOf(transaction, row),
          group: { id: String(row.installation_id) },
          db: sameTransaction(transaction),
        });
        return row;
      }),
    [Symbol.asyncDispose]: () => boss.stop({ graceful: false, close: true }),
  });
}

/** The job and its ticket are there together, or neither is. */
function sameTransaction(transaction: Kysely<Tables>) {
  return {
    executeSql: async (text: string, values: unknown[] = []) => {
      const { rows } = await transaction.executeQuery(CompiledQuery.raw(text, values));
      return { rows };
    },
  };
}

/** The fifth waiting job of an installation stands behind everybody's fourth: no installation waits for another's burst. */
async function rankOf(db: Kysely<Tables>, { installation_id }: JobRow) {
  const ofInstallation = db.selectFrom('jobs').select('id').where('installation_id', '=', installation_id);
  // Counted to here only: a burst of thousands would count them all for each.
  return -(await ofInstallation.where('state', 'in', ['queued', 'active']).limit(500).execute()).length;
}

type Claimed = { kind: 'claimed'; row: JobRow } | { kind: 'later'; ms: number } | { kind: 'over' };

/** Takes over what pg-boss has given out. It has noticed by then that an earlier worker is gone. */
async function claimRow(
  db: Kysely<Tables>,
  id: string,
  { worker, limits, log }: WorkOptions,
  now: Date,
): Promise<Claimed> {
  return db.transaction().execute(async (transaction): Promise<Claimed> => {
    const row = await transaction.selectFrom('jobs').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
    if (row === undefined || (row.state !== 'queued' && row.state !== 'active')) return { kind: 'over' };
    if (row.state === 'active') {
      log(`job ${id}: its worker ${row.worker} is silent since ${row.heartbeat_at}`, aboutJob(row));
      const why = { kind: 'lost', worker: row.worker } as const;
      const dead = await tryAgain(transaction, row, why, { now, delayMs: 0 });
      if (dead !== undefined) return { kind: 'over' };
    }
    // One at a time decides for an installation, or two workers would both see room for one.
    await sql`select pg_advisory_xact_lock(727001, hashtext(${String(row.installation_id)}))`.execute(transaction);
    const turns = await readTurns(transaction, limits, now, row.installation_id);
    const turn = turns.find((one) => one.id === id);
    if (turn?.mayStart !== true) return { kind: 'later', ms: putOffMs(turn, turns.length) };
    const claimed = await claimJob(transaction, id, worker, now);
    return claimed === undefined ? { kind: 'over' } : { kind: 'claimed', row: claimed };
  });
}

/** After how many milliseconds a job is looked at again: those behind it are to be looked at before it comes up once more. */
function putOffMs(turn: Turn | undefined, waiting: number) {
  if (turn === undefined || turn.laterMs > 0) return turn?.laterMs ?? deferMs;
  const isCapped = turn.reason !== 'issue' && turn.reason !== 'worker';
  return isCapped ? Math.min(deferMs + deferEachMs * waiting, longestDeferMs) : deferMs;
}

/** pg-boss's own type of this answer is empty. */
function affected(answer: object) {
  return 'affected' in answer && typeof answer.affected === 'number' ? answer.affected : 0;
}
