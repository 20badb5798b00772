/** Reads from the database, for the queue's web page, which jobs run, wait or have ended, and which workers live. */

import { objectIn, parsedJson } from '../text/json.ts';
import type { Store } from './database.ts';
import type { JobRow, WorkerRow } from './tables.ts';

const shown = [
  ...(['id', 'key', 'repository', 'repository_id', 'installation_id', 'number', 'kind', 'state'] as const),
  ...(['tries', 'worker', 'run_id', 'stop_reason', 'created_at', 'not_before', 'started_at', 'heartbeat_at'] as const),
  ...(['ended_at', 'error'] as const),
] as const satisfies readonly (keyof JobRow)[];

export interface QueuedJob extends Pick<JobRow, (typeof shown)[number]> {
  /** Of the run or, before it begins, of what asks for it; null where neither tells. */
  title: string | null;
  /** Of the run that it became, and why it ended so. */
  outcome: string | null;
  detail: string | null;
}

/** Of these repositories alone; by number where it is known, since a name may have been another's. */
interface JobScope {
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
    .leftJoin('runs', 'runs.id', 'jobs.run_id')
    .select(shown.map((column) => `jobs.${column}` as const))
    .select(['runs.title', 'runs.outcome', 'runs.detail'])
    .$if(scope !== undefined, (query) =>
      query
        .where('jobs.repository', 'in', [...(scope?.repositories ?? [])])
        .where('jobs.repository_id', 'in', [...(scope?.repositoryIds ?? [])]),
    );
  const [active, queued, ended] = await Promise.all([
    jobs.where('jobs.state', '=', 'active').orderBy('jobs.started_at').limit(maxOpen).execute(),
    jobs.where('jobs.state', '=', 'queued').select('jobs.payload').orderBy('jobs.id').limit(maxOpen).execute(),
    jobs
      .where('jobs.state', 'in', ['done', 'failed', 'dead'])
      .orderBy('jobs.ended_at', 'desc')
      .limit(maxEnded)
      .execute(),
  ]);
  const waiting = queued.map(({ payload, ...job }) => ({ ...job, title: job.title ?? titleOf(payload) }));
  return { active, queued: waiting, ended };
}

/** Of the issue or pull request that GitHub's event is about. */
function titleOf(payload: string) {
  const { issue, pull_request: pull } = objectIn(objectIn(parsedJson(payload)).payload);
  const title = objectIn(issue).title ?? objectIn(pull).title;
  return typeof title === 'string' ? title : null;
}

export async function jobRowOf({ db }: Store, id: string): Promise<JobRow | undefined> {
  return db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function listWorkers({ db }: Store, since: Date): Promise<WorkerRow[]> {
  return db
    .selectFrom('workers')
    .selectAll()
    .where('heartbeat_at', '>=', since.toISOString())
    .orderBy('started_at', 'desc')
    .execute();
}
