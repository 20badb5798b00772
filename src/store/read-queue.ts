/** The queue as a page shows it: jobs without what they were asked with, and the workers. */

import type { Store } from './database.ts';
import type { JobRow, WorkerRow } from './tables.ts';

const shown = [
  'id',
  'key',
  'repository',
  'repository_id',
  'number',
  'kind',
  'priority',
  'state',
  'tries',
  'worker',
  'run_id',
  'stop_reason',
  'created_at',
  'not_before',
  'started_at',
  'heartbeat_at',
  'ended_at',
  'error',
] as const satisfies readonly (keyof JobRow)[];

export type QueuedJob = Pick<JobRow, (typeof shown)[number]>;

/** Of these repositories alone; by number where it is known, since a name may have been another's. */
export interface JobScope {
  repositories: readonly string[];
  repositoryIds: readonly number[];
}

const maxOpen = 200;
const maxEnded = 30;

/** What is active, what waits (in the order of its turn), and what ended last. Without a scope all of it. */
export async function listJobs(
  { db }: Store,
  scope?: JobScope,
): Promise<{ active: QueuedJob[]; queued: QueuedJob[]; ended: QueuedJob[] }> {
  if (scope?.repositories.length === 0 || scope?.repositoryIds.length === 0) {
    return { active: [], queued: [], ended: [] };
  }
  const jobs = db
    .selectFrom('jobs')
    .select(shown)
    .$if(scope !== undefined, (query) =>
      query
        .where('repository', 'in', [...(scope?.repositories ?? [])])
        .where('repository_id', 'in', [...(scope?.repositoryIds ?? [])]),
    );
  const [active, queued, ended] = await Promise.all([
    jobs.where('state', '=', 'active').orderBy('started_at').limit(maxOpen).execute(),
    jobs.where('state', '=', 'queued').orderBy('priority', 'desc').orderBy('created_at').limit(maxOpen).execute(),
    jobs.where('state', 'in', ['done', 'failed', 'dead']).orderBy('ended_at', 'desc').limit(maxEnded).execute(),
  ]);
  return { active, queued, ended };
}

/** Workers that run, stop, or were heard of since then. */
export async function listWorkers({ db }: Store, since: Date): Promise<WorkerRow[]> {
  return db
    .selectFrom('workers')
    .selectAll()
    .where('heartbeat_at', '>=', since.toISOString())
    .orderBy('started_at', 'desc')
    .execute();
}
