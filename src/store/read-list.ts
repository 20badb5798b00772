/**
 * Reads what lists and pages need in addition to run rows: counts by outcome, repositories, newer runs and last event numbers.
 */

import type { Store } from './database.ts';
import { matching, type RunFilter, type RunPage } from './read.ts';
import type { JobRow, RunRow } from './tables.ts';

export async function runRowOf({ db }: Store, id: string): Promise<RunRow | undefined> {
  return db.selectFrom('runs').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The newest run of the same issue, where it began after this one. */
export async function newerRun(
  { db }: Store,
  { id, repository, issue, started_at }: RunRow,
): Promise<Pick<RunRow, 'id' | 'outcome'> | undefined> {
  if (issue === null) return undefined;
  return await db
    .selectFrom('runs')
    .select(['id', 'outcome'])
    .where('repository', '=', repository)
    .where('issue', '=', issue)
    .where('started_at', '>=', started_at)
    .where('id', '<>', id)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Whether something was asked for after this job where it was asked for. Ids of jobs are in the order of their time. */
export async function hasNewerJob({ db }: Store, { id, key }: Pick<JobRow, 'id' | 'key'>): Promise<boolean> {
  const newer = db.selectFrom('jobs').select('id').where('key', '=', key).where('id', '>', id).limit(1);
  return (await newer.executeTakeFirst()) !== undefined;
}

/** Runs that worked for a repository of one of these names, but with another number: the name was another's then. */
export async function runsOfOthers(
  { db }: Store,
  { repositories, repositoryIds }: { repositories: readonly string[]; repositoryIds: readonly number[] },
): Promise<string[]> {
  if (repositories.length === 0 || repositoryIds.length === 0) return [];
  const rows = await db
    .selectFrom('jobs')
    .select('run_id')
    .where('repository', 'in', [...repositories])
    .where('repository_id', 'not in', [...repositoryIds])
    .where('run_id', 'is not', null)
    .execute();
  return rows.flatMap(({ run_id }) => run_id ?? []);
}

/** How many runs a filter has, by outcome; `running` for those without one. */
export async function countRuns({ db }: Store, filter: RunFilter): Promise<Map<string, number>> {
  const rows = await matching(db.selectFrom('runs'), filter)
    .select(['outcome', ({ fn }) => fn.countAll<number>().as('runs')])
    .groupBy('outcome')
    .execute();
  return new Map(rows.map(({ outcome, runs }) => [outcome ?? 'running', Number(runs)]));
}

/** Every repository with runs or jobs, the one with the newest first. */
export async function recordedRepositories({ db }: Store): Promise<string[]> {
  const ofRuns = matching(db.selectFrom('runs'), {}).select([
    'repository',
    ({ fn }) => fn.max('started_at').as('newest'),
  ]);
  const ofJobs = db.selectFrom('jobs').select(['repository', ({ fn }) => fn.max('created_at').as('newest')]);
  const rows = [
    ...(await ofRuns.groupBy('repository').execute()),
    ...(await ofJobs.groupBy('repository').execute()),
  ].sort((a, b) => (a.newest < b.newest ? 1 : -1));
  return [...new Set(rows.map(({ repository }) => repository))];
}

/** The number of the newest event of each of these runs. */
export async function lastSeqs({ db }: Store, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('events')
    .select(['run_id', ({ fn }) => fn.max('seq').as('seq')])
    .where('run_id', 'in', [...ids])
    .groupBy('run_id')
    .execute();
  return new Map(rows.map(({ run_id, seq }) => [run_id, Number(seq)]));
}

export type OverviewRow = Pick<
  RunRow,
  'repository' | 'actor' | 'model' | 'outcome' | 'retry_count' | 'cost_usd' | 'started_at' | 'ended_at'
>;

/** Newest first, at most `filter.limit` (default 20,000: a year of fifty runs a day). */
export async function readOverviewRows(
  { db }: Store,
  filter: RunFilter & Pick<RunPage, 'limit'>,
): Promise<OverviewRow[]> {
  return matching(db.selectFrom('runs'), filter)
    .select(['repository', 'actor', 'model', 'outcome', 'retry_count', 'cost_usd', 'started_at', 'ended_at'])
    .orderBy('started_at', 'desc')
    .limit(filter.limit ?? maxRows)
    .execute();
}

const maxRows = 20_000;
