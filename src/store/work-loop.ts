/**
 * Runs one worker of the App's queue: claims a waiting job, runs the job, renews the claim meanwhile, and stores the
 * job's end or its next try.
 */

import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { messageOf } from '../text/error-message.ts';
import { isConnectionError, reportOutage, withReconnect } from './database.ts';
import {
  aboutJob,
  beat,
  cancelJob,
  claimDead,
  endJob,
  handBack,
  holdClaim,
  keepFacts,
  markDeadReported,
  retryDelayMs,
  stopJobs,
  tryAgain,
} from './job-rows.ts';
import { type ActiveJob, type JobAbort, type JobEnd, JobLostError, type Queue, type WorkOptions } from './queue.ts';
import type { JobRow, Tables } from './tables.ts';
import { sayAlive, sayHello } from './worker-heartbeats.ts';

/** How an engine differs from another. */
export interface Engine {
  db: Kysely<Tables>;
  /** A claim that was not renewed for so long is another's. */
  leaseMs: number;
  now(): Date;
  /** Beside our own row; false where the engine has given the job away. */
  renew?(row: JobRow): Promise<boolean>;
  /** Between two looks into an empty queue. */
  pollMs: number;
  /** The next job, claimed: state, worker, tries and generation are set. */
  claim(options: WorkOptions): Promise<JobRow | undefined>;
  /** After the row says how it ended. `againInMs`: it is queued, from then on. */
  settled?(row: JobRow, how: 'over' | { againInMs: number }): Promise<void>;
}

/** A handed-over job has this long to put down what it holds; what takes longer is left as a killed worker leaves it. */
const handOverMs = 4_000;

/** The queue of an engine: what differs is how a job comes into it. */
export function queueOf(engine: Engine, own: Pick<Queue, 'enqueue' | typeof Symbol.asyncDispose>): Queue {
  const { db, now } = engine;
  return {
    ...own,
    work: (work) => workLoop(engine, work),
    stop: (key, reason) => stopJobs(db, key, reason, now()),
    cancel: (id, reason) => cancelJob(db, id, reason, now()),
  };
}

async function workLoop(engine: Engine, options: WorkOptions) {
  const { db, pollMs, now } = engine;
  const { worker, host, pid, signal, concurrency, log } = options;
  const running = new Set<Promise<void>>();
  const stopping = signal.aborted ? Promise.resolve() : once(signal, 'abort');
  await withReconnect(() => sayHello(db, { id: worker, host, pid }, now()), signal);
  const outage = reportOutage(log, 'the queue');
  let reporting: Promise<void> | undefined;
  const reportDead = () => {
    reporting ??= reportDeadJobs(engine, options)
      .catch((error: unknown) => {
        // What keeps the queue from being read is told by whoever claims.
        if (!isConnectionError(error)) log(`dead jobs cannot be reported: ${messageOf(error)}`);
      })
      .finally(() => {
        reporting = undefined;
      });
  };
  const alive = setInterval(() => {
    void reportAlive(engine, worker, signal.aborted ? 'stopping' : 'running');
    if (!signal.aborted) reportDead();
  }, beatMs(engine));
  try {
    while (!signal.aborted) {
      const row = running.size < concurrency ? await claimed(engine, options, outage) : undefined;
      if (row !== undefined) {
        const work = carry(engine, options, row).catch((error: unknown) =>
          log(`job ${row.id}: ${messageOf(error)}`, aboutJob(row)),
        );
        running.add(work);
        void work.finally(() => running.delete(work));
        continue;
      }
      // Of a job that was found dead just now people are told before this worker may be ended.
      reportDead();
      const idle = sleep(pollMs, undefined, { signal }).catch(() => undefined);
      await Promise.race([idle, stopping, ...running]);
    }
    await Promise.race([Promise.all([...running, reporting]), sleep(handOverMs, undefined, { ref: false })]);
  } finally {
    clearInterval(alive);
    await reportAlive(engine, worker, 'gone');
  }
}

async function claimed(
  engine: Engine,
  options: WorkOptions,
  outage: ReturnType<typeof reportOutage>,
): Promise<JobRow | undefined> {
  try {
    const row = await engine.claim(options);
    outage.works();
    return row;
  } catch (error) {
    if (options.signal.aborted) return undefined;
    outage.failed(error);
    await sleep(500, undefined, { signal: options.signal }).catch(() => undefined);
    return undefined;
  }
}

async function carry(engine: Engine, options: WorkOptions, row: JobRow) {
  const { db, now } = engine;
  const holding = holdingOf(row);
  const handOver = () => holding.abort({ kind: 'hand-over' });
  if (options.signal.aborted) handOver();
  options.signal.addEventListener('abort', handOver, { once: true });
  using _beats = keepAlive(engine, row, holding.abort);
  const job: ActiveJob = {
    row,
    signal: holding.signal,
    fence: () => holding.guard(() => withReconnect(() => holdClaim(db, row))),
    guard: (transaction) => holding.guard(() => keepFacts(transaction, row, { heartbeat_at: now().toISOString() })),
    async keep(facts) {
      await holding.guard(() => withReconnect(() => keepFacts(db, row, facts)));
      Object.assign(row, facts);
    },
  };
  try {
    const end = await options.run(job).catch((error: unknown): Ended => ({ kind: 'thrown', error }));
    if (holding.why()?.kind === 'lost') return;
    const isHanded = holding.why()?.kind === 'hand-over' && end.kind === 'thrown';
    await withReconnect(() => settle(engine, options, row, isHanded ? { kind: 'hand-over' } : end));
  } finally {
    options.signal.removeEventListener('abort', handOver);
  }
}

function holdingOf(row: JobRow) {
  const ended = new AbortController();
  let why: JobAbort | undefined;
  const abort = (next: JobAbort) => {
    if (why === undefined || why.kind === 'stopped') why = next;
    ended.abort(why);
  };
  if (row.stop_reason !== null) abort({ kind: 'stopped', reason: row.stop_reason });
  return {
    signal: ended.signal,
    abort,
    /** The last word: a stopped job can still be lost, or handed over. */
    why: () => why,
    /** A claim that is handed over or lost may write nothing any more, whatever the database still says. */
    async guard(work: () => Promise<void>) {
      if (why !== undefined && why.kind !== 'stopped') throw new JobLostError(`the job was ${words[why.kind]}`);
      await work();
    },
  };
}

const words = { lost: 'lost to another worker', 'hand-over': 'handed over' };

type Ended = JobEnd | { kind: 'thrown'; error: unknown };

async function settle(engine: Engine, options: WorkOptions, row: JobRow, end: Ended) {
  const { db, now } = engine;
  const { log } = options;
  if (end.kind === 'hand-over') {
    if (await handBack(db, row, now())) await engine.settled?.(row, { againInMs: 0 });
  } else if (end.kind === 'done' || end.kind === 'failed') {
    if (await endJob(db, row, end.kind, end.error ?? null, now())) await engine.settled?.(row, 'over');
  } else if (!(end.error instanceof JobLostError)) {
    log(`job ${row.id}, try ${row.tries}: ${messageOf(end.error)}`, aboutJob(row));
    const delayMs = retryDelayMs(row.tries);
    const dead = await tryAgain(db, row, { kind: 'threw', error: messageOf(end.error) }, { now: now(), delayMs });
    await engine.settled?.(row, dead === undefined ? { againInMs: delayMs } : 'over');
  }
}

/** Tells of dead jobs until none is left: whoever saw one die may be gone before that was told. */
async function reportDeadJobs({ db, now }: Engine, { endDead, log }: WorkOptions) {
  for (let row = await claimDead(db, now()); row !== undefined; row = await claimDead(db, now())) {
    const { id } = row;
    await (endDead?.(row) ?? Promise.resolve()).then(
      () => withReconnect(() => markDeadReported(db, id, now())),
      (error: unknown) => log(`job ${id}: its end could not be reported: ${messageOf(error)}`, aboutJob(row)),
    );
  }
}

async function reportAlive({ db, now, leaseMs }: Engine, worker: string, state: 'running' | 'stopping' | 'gone') {
  await sayAlive(db, worker, state, { now: now(), goneMs: leaseMs * 3 }).catch(() => undefined);
}

function keepAlive(engine: Engine, row: JobRow, abort: (why: JobAbort) => void): Disposable {
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

function beatMs({ leaseMs }: Engine) {
  return Math.min(leaseMs / 4, 2_000);
}
