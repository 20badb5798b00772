/** Reads a run, its events or a page of runs from the store, and finds a run by its id. */

import { type SelectQueryBuilder, sql } from 'kysely';
import { foldRun } from '../run/fold.ts';
import type { RecordedEvent, Run } from '../run/run.ts';
import type { Store } from './database.ts';
import type { RunRow, Tables } from './tables.ts';

/** The events of a run after `seq`, in their order, at most so many; none where there is no such run. */
export async function eventsOf({ db }: Store, runId: string, afterSeq = 0, most?: number): Promise<RecordedEvent[]> {
  const all = db
    .selectFrom('events')
    .select(['seq', 'at', 'body'])
    .where('run_id', '=', runId)
    .where('seq', '>', afterSeq)
    .orderBy('seq');
  const rows = await (most === undefined ? all : all.limit(most)).execute();
  return rows.map(({ seq, at, body }) => ({ ...JSON.parse(body), seq, at }));
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
  /** Who asked for the run. */
  actor?: string;
  /** Part of the title, any case. */
  title?: string;
  /** Only runs of these; an empty list has none. */
  repositories?: readonly string[];
  /** Ids of runs to leave out. */
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
export async function findRunId(
  store: Store,
  text: string,
): Promise<{ id: string } | { problem: string; several?: true }> {
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
): Promise<{ id: string } | { problem: string; several?: true }> {
  if (!/^[a-z0-9-]{1,64}$/.test(text))
    return { problem: `no ${what} can have this id: ${JSON.stringify(text.slice(0, 80))}` };
  const begun = db.selectFrom(table).select('id').where('id', 'like', `${text}%`);
  const [only, other] = await begun.orderBy('id').limit(2).execute();
  if (only === undefined) return { problem: `no ${what} ${text}` };
  if (only.id === text || other === undefined) return only;
  return { problem: `${text} is the beginning of several ${what}s: ${only.id}, ${other.id} …`, several: true };
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

function escapeLike(text: string): string {
  return text.toLowerCase().replace(/[%_\\]/g, '_');
}
