/** Reads runs and their events from the database, lists runs page by page, and counts runs. */

import { type SelectQueryBuilder, sql } from 'kysely';
import { foldRun } from '../run/fold.ts';
import type { RecordedEvent, Run } from '../run/run.ts';
import type { Store } from './database.ts';
import type { JobRow, RunRow, Tables } from './tables.ts';

/** The events of a run, in their order; none where there is no such run. */
export async function eventsOf({ db }: Store, runId: string): Promise<RecordedEvent[]> {
  const all = db.selectFrom('events').select(['seq', 'at', 'body']).where('run_id', '=', runId).orderBy('seq');
  return (await all.execute()).map(({ seq, at, body }) => ({ ...JSON.parse(body), seq, at }));
}

/** Number and type of a run's events after `seq`, at most so many. */
export async function nextEvents({ db }: Store, runId: string, seq: number, most: number) {
  const ofRun = db.selectFrom('events').select(['seq', 'type']).where('run_id', '=', runId);
  return await ofRun.where('seq', '>', seq).orderBy('seq').limit(most).execute();
}

export async function readRun(store: Store, runId: string): Promise<Run | undefined> {
  const events = await eventsOf(store, runId);
  return events.length === 0 ? undefined : foldRun(events);
}

export interface RunFilter {
  /** Default: without runs of suites, which nobody asked for by themselves. */
  kinds?: 'asked-for' | 'all';
  state?: string;
  outcome?: string;
  repository?: string;
  actor?: string;
  /** Part of the title, any case. */
  title?: string;
  /** Only runs of these; an empty list has none. */
  repositories?: readonly string[];
  except?: readonly string[];
  /** ISO 8601. */
  since?: string;
}

export interface RunPage {
  /** The last row of the page before. */
  after?: { started_at: string; id: string };
  /** Default 50. */
  limit?: number;
}

/** A page of runs, newest first. */
export async function listRuns({ db }: Store, filter: RunFilter & RunPage = {}): Promise<RunRow[]> {
  const { started_at = '', id = '' } = filter.after ?? {};
  return matching(db.selectFrom('runs').selectAll(), filter)
    .$if(filter.after !== undefined, (q) =>
      q.where(({ eb, refTuple, tuple }) => eb(refTuple('started_at', 'id'), '<', tuple(started_at, id))),
    )
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(filter.limit ?? 50)
    .execute();
}

/** The id of the one run that `text` names: a whole id, the beginning of one, or `latest`. Otherwise what is wrong with it, as a sentence. */
export async function findRunId(store: Store, text: string): Promise<{ id: string } | { problem: string }> {
  if (text === 'latest') {
    const [newest] = await listRuns(store, { limit: 1 });
    return newest === undefined ? { problem: 'there is no run yet' } : { id: newest.id };
  }
  return await findId(store, 'runs', 'run', text);
}

/** The one id that `text` is, or begins. */
export async function findId(
  { db }: Store,
  table: 'runs' | 'evals',
  what: 'run' | 'eval run',
  text: string,
): Promise<{ id: string } | { problem: string }> {
  if (!/^[a-z0-9-]{1,64}$/.test(text))
    return { problem: `no ${what} can have this id: ${JSON.stringify(text.slice(0, 80))}` };
  const begun = db.selectFrom(table).select('id').where('id', 'like', `${text}%`);
  const [only, other] = await begun.orderBy('id').limit(2).execute();
  if (only === undefined) return { problem: `no ${what} ${text}` };
  if (only.id === text || other === undefined) return only;
  return { problem: `${text} is the beginning of several ${what}s: ${only.id}, ${other.id} …` };
}

/** What a filter asks for, added to a query. PostgreSQL takes no empty list after `in`. */
export function matching<Row>(query: SelectQueryBuilder<Tables, 'runs', Row>, filter: RunFilter) {
  const { repositories, except = [], title, since, kinds = 'asked-for' } = filter;
  const columns = ['state', 'outcome', 'repository', 'actor'] as const;
  return query.where(({ eb, and, fn }) =>
    and([
      ...columns.flatMap((column) => (filter[column] === undefined ? [] : eb(column, '=', filter[column]))),
      ...(kinds === 'asked-for' ? [eb('trigger_kind', '!=', 'eval')] : []),
      ...(repositories?.length === 0 ? [sql<boolean>`1 = 0`] : []),
      ...(repositories?.length ? [eb('repository', 'in', [...repositories])] : []),
      ...(except.length > 0 ? [eb('id', 'not in', [...except])] : []),
      ...(since === undefined ? [] : [eb('started_at', '>=', since)]),
      ...(title === undefined ? [] : [eb(fn<string>('lower', ['title']), 'like', `%${escapeLike(title)}%`)]),
    ]),
  );
}

function escapeLike(text: string) {
  return text.toLowerCase().replace(/[%_\\]/g, '_');
}

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
export async function hasNewerJob({ db }: Store, { id, key }: Pick<JobRow, 'id' | 'key'>) {
  const newer = db.selectFrom('jobs').select('id').where('key', '=', key).where('id', '>', id).limit(1);
  return (await newer.executeTakeFirst()) !== undefined;
}

/** Runs that worked for a repository of one of these names, but with another number: the name was another's then. */
export async function runsOfOthers(
  { db }: Store,
  { repositories, repositoryIds }: { repositories: readonly string[]; repositoryIds: readonly number[] },
) {
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
export async function recordedRepositories({ db }: Store) {
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

/** Newest first. */
export async function readOverviewRows({ db }: Store, filter: RunFilter): Promise<OverviewRow[]> {
  return matching(db.selectFrom('runs'), filter)
    .select(['repository', 'actor', 'model', 'outcome', 'retry_count', 'cost_usd', 'started_at', 'ended_at'])
    .orderBy('started_at', 'desc')
    .limit(maxRows)
    .execute();
}

/** A year of fifty runs a day. */
const maxRows = 20_000;
