/** The queue of one machine: a table of SQLite, claimed by one statement, so that processes need no lock beside the database's own. */

import { sql } from 'kysely';
import type { Store } from './database.ts';
import { aboutJob, cancelJob, insertJob, longestWaitMs, stopJobs, tryAgain } from './job-rows.ts';
import type { Queue, WorkOptions } from './queue.ts';
import type { JobRow, Tables } from './tables.ts';
import { type Engine, workLoop } from './work-loop.ts';

export interface SqliteQueueOptions {
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
    async claim(work, died) {
      if (await replaceLost(store, isSilent, now(), work)) died();
      return claimNext(store, work, now());
    },
  };
  return {
    enqueue: (job) => insertJob(db, job, now()),
    work: (work) => workLoop(engine, work),
    stop: (key, reason) => stopJobs(db, key, reason, now()),
    cancel: (id, reason) => cancelJob(db, id, reason, now()),
    async [Symbol.asyncDispose]() {},
  };
}

type Beating = Pick<JobRow, 'id' | 'generation' | 'heartbeat_at'>;

/**
 * Whether a claim was not renewed for a lease, as far as this process has seen it by a clock that nobody sets. Where the time of
 * day says so too, a third of that is enough; alone it says nothing: it may have been set forward by an hour, or back.
 */
function watchSilence(leaseMs: number): (active: readonly Beating[], now: Date) => (row: Beating) => boolean {
  let seen = new Map<string, { beat: string | null; since: number }>();
  const keyOf = ({ id, generation }: Beating) => `${id}/${generation}`;
  return (active, now) => {
    const before = seen;
    seen = new Map();
    for (const row of active) {
      const known = before.get(keyOf(row));
      const same = known !== undefined && known.beat === row.heartbeat_at;
      seen.set(keyOf(row), same ? known : { beat: row.heartbeat_at, since: performance.now() });
    }
    const leaseAgo = new Date(now.getTime() - leaseMs).toISOString();
    return (row) => {
      const silentMs = performance.now() - (seen.get(keyOf(row))?.since ?? performance.now());
      const late = row.heartbeat_at !== null && row.heartbeat_at < leaseAgo;
      return silentMs >= (late ? leaseMs / 3 : leaseMs);
    };
  };
}

/** Jobs whose worker is silent go back into the queue, or are dead: whether there is one of these. */
async function replaceLost(
  { db }: Store,
  silence: ReturnType<typeof watchSilence>,
  now: Date,
  { log }: WorkOptions,
): Promise<boolean> {
  let died = false;
  const active = await db
    .selectFrom('jobs')
    .select(['id', 'generation', 'tries', 'progress', 'run_id', 'worker', 'heartbeat_at'])
    .where('state', '=', 'active')
    .execute();
  for (const row of active.filter(silence(active, now))) {
    log(`job ${row.id}: its worker ${row.worker} is silent since ${row.heartbeat_at}`, aboutJob(row));
    const dead = await tryAgain(db, row, { kind: 'lost', worker: row.worker }, { now, delayMs: 0 });
    died ||= dead !== undefined;
  }
  return died;
}

/**
 * The first of each key that may start now: by priority, then for the installation that has the fewest jobs running, then for
 * the one whose last start is longest ago. A job that waits for its next try holds its key, so that nothing overtakes it.
 */
async function claimNext({ db }: Store, { worker, limits }: WorkOptions, now: Date): Promise<JobRow | undefined> {
  const at = now.toISOString();
  const farAhead = new Date(now.getTime() + longestWaitMs).toISOString();
  const dayAgo = new Date(now.getTime() - dayMs).toISOString();
  const { rows } = await sql<Tables['jobs']>`
    update jobs set state = 'active', worker = ${worker}, generation = generation + 1, tries = tries + 1,
      heartbeat_at = ${at}, started_at = coalesce(started_at, ${at}), error = null
    where state = 'queued' and id = (
      with heads as (select min(id) as id from jobs where state = 'queued' group by key),
        active as (select key, repository_id, installation_id from jobs where state = 'active'),
        repositories as (select repository_id, count(*) as jobs from active group by repository_id),
        installations as (select installation_id, count(*) as jobs from active group by installation_id),
        today as (select installation_id, count(*) filter (where run_id is not null or state = 'active') as jobs,
            max(started_at) as last from jobs
          where started_at >= ${dayAgo} group by installation_id)
      select jobs.id from heads join jobs on jobs.id = heads.id
        left join repositories on repositories.repository_id = jobs.repository_id
        left join installations on installations.installation_id = jobs.installation_id
        left join today on today.installation_id = jobs.installation_id
      where (jobs.not_before <= ${at} or jobs.not_before > ${farAhead}) and jobs.key not in (select key from active)
        and (jobs.key like '%/beside' or (
          coalesce(repositories.jobs, 0) < ${limits.perRepository}
          and coalesce(installations.jobs, 0) < ${limits.perInstallation}
          and (jobs.started_at is not null or coalesce(today.jobs, 0) < ${limits.perDay})))
      order by jobs.priority desc, coalesce(installations.jobs, 0), coalesce(today.last, ''), jobs.id
      limit 1
    ) returning *`.execute(db);
  return rows[0];
}

const dayMs = 24 * 60 * 60 * 1000;
