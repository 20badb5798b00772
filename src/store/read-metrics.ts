/**
 * Reads figures for monitoring from the database, such as counts of runs, jobs and workers, tokens and cost. Runs of
 * eval suites are left out, because they would hide the runs that people asked for.
 */

import { sql } from 'kysely';
import type { Store } from './database.ts';
import { countRuns, matching } from './run-queries.ts';

export async function recordCounts(store: Store, workersSince: Date) {
  const { db } = store;
  const [runs, jobs, workers, deliveries] = await Promise.all([
    countRuns(store, {}),
    db
      .selectFrom('jobs')
      .select(['state', ({ fn }) => fn.countAll<number>().as('jobs'), ({ fn }) => fn.min('created_at').as('oldest')])
      .groupBy('state')
      .execute(),
    db
      .selectFrom('workers')
      .select(({ fn }) => fn.countAll<number>().as('workers'))
      .where('state', '<>', 'gone')
      .where('heartbeat_at', '>=', workersSince.toISOString())
      .executeTakeFirst(),
    db
      .selectFrom('deliveries')
      .select(({ fn }) => [fn.countAll<number>().as('all'), fn.count<number>('handled_at').as('handled')])
      .executeTakeFirst(),
  ]);
  const oldest = jobs.find(({ state }) => state === 'queued')?.oldest;
  const handled = Number(deliveries?.handled ?? 0);
  return {
    /** By outcome; `running` for those without one. */
    runs,
    jobs: new Map(jobs.map(({ state, jobs: count }) => [state, Number(count)])),
    /** Of the job that waits longest, ISO 8601. */
    waitsSince: oldest ?? undefined,
    workers: Number(workers?.workers ?? 0),
    deliveries: { handled, waiting: Number(deliveries?.all ?? 0) - handled },
  };
}

interface ModelSums {
  model: string;
  outcome: string;
  runs: number;
  /** Of the runs whose cost is known. */
  costUsd: number;
  tokens: Record<'input' | 'output' | 'cache_read' | 'cache_write', number>;
}

/** Nobody fills a monitor with made-up names. */
const maxSums = 300;

/** Runs with their cost and tokens by model and outcome (`running` for those without one), the most frequent first. */
export async function modelSums({ db }: Store): Promise<ModelSums[]> {
  const rows = await matching(db.selectFrom('runs'), {})
    .select(({ fn }) => [
      'model',
      'outcome',
      fn.countAll<number>().as('runs'),
      fn.sum<number>('cost_usd').as('cost'),
      fn.sum<number>('input_tokens').as('input'),
      fn.sum<number>('output_tokens').as('output'),
      fn.sum<number>('cache_read_tokens').as('cache_read'),
      fn.sum<number>('cache_write_tokens').as('cache_write'),
    ])
    .groupBy(['model', 'outcome'])
    .orderBy('runs', 'desc')
    .limit(maxSums)
    .execute();
  return rows.map(({ model, outcome, runs, cost, input, output, cache_read, cache_write }) => ({
    ...{ model, outcome: outcome ?? 'running', runs: Number(runs), costUsd: Number(cost ?? 0) },
    tokens: {
      ...{ input: Number(input), output: Number(output) },
      ...{ cache_read: Number(cache_read), cache_write: Number(cache_write) },
    },
  }));
}

/** How much room the database takes on disk; logs lie beside it, in the folders of their runs. */
export async function recordBytes({ db, kind }: Store) {
  const size =
    kind === 'sqlite'
      ? sql<{ bytes: number }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`
      : sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`;
  return Number((await size.execute(db)).rows[0]?.bytes ?? 0);
}
