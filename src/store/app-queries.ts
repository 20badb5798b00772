/** Queries the database for the App's jobs, webhook deliveries, runs and repositories, and stores users' sessions. */

import { sql } from 'kysely';
import type { Store } from './database.ts';
import { jobKey } from './queue.ts';
import type { SessionRow } from './tables.ts';

/** The issue whose run opened a pull request: both are one piece of work, and never run at once. By number: a repository is renamed. */
export async function issueOfPullRequest(
  { db }: Store,
  repositoryId: number,
  number: number,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('runs')
    .select('issue')
    .where('pull_request_number', '=', number)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('jobs')
        .select(({ fn, val }) => fn.coalesce('run_id', val('')).as('run_id'))
        .where('repository_id', '=', repositoryId),
    )
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.issue ?? undefined;
}

/** Whether a run of one of these keys is going on right now (`active`), or is asked for and has not begun (`queued`). */
export async function hasJob({ db }: Store, keys: readonly string[], state: 'active' | 'queued') {
  const query = db.selectFrom('jobs').select('id').where('key', 'in', keys).where('state', '=', state);
  const found = query.where('run_id', state === 'active' ? 'is not' : 'is', null).limit(1);
  return (await found.executeTakeFirst()) !== undefined;
}

/** The runs that a worker has just now, each with the try that it is. */
export async function activeTries({ db }: Store) {
  const active = db.selectFrom('jobs').select(['run_id', 'generation']).where('state', '=', 'active');
  return await active.where('run_id', 'is not', null).execute();
}

/** The newest job of a run, or for a repository of this name: it knows the repository's id and the installation. */
export async function newestJob({ db }: Store, column: 'run_id' | 'repository', value: string) {
  return await db
    .selectFrom('jobs')
    .select(['repository_id', 'installation_id', 'number'])
    .where(column, '=', value)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Whether nobody carries a run on: its job's worker was last heard of before then, or none has it. */
export async function isLeft({ db }: Store, runId: string, before: Date) {
  const jobs = await db.selectFrom('jobs').select(['state', 'heartbeat_at']).where('run_id', '=', runId).execute();
  const isAlive = jobs.some(
    ({ state, heartbeat_at }) => state === 'active' && (heartbeat_at ?? '') >= before.toISOString(),
  );
  return jobs.length > 0 && !isAlive;
}

export async function knownDeliveries({ db }: Store, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('deliveries')
    .select('id')
    .where('id', 'in', [...ids])
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Whether a delivery means `prefix` and a time at or after `since`: both are GitHub's own clock. */
export async function deliveredSince({ db }: Store, prefix: string, since: string) {
  const rows = await db.selectFrom('deliveries').select('meaning').where(beginsWith('meaning', prefix)).execute();
  return rows.some(({ meaning }) => meaning.slice(prefix.length) >= since);
}

/** Repositories by name and number: a name comes to mean another repository, of somebody else, where its owner gives it up. */
interface NamedRepositories {
  names: readonly string[];
  ids: readonly number[];
}

/** Keys of the jobs of repositories that have not ended. */
export async function liveKeys({ db }: Store, { names, ids }: NamedRepositories) {
  if (names.length === 0 || ids.length === 0) return [];
  const rows = await db
    .selectFrom('jobs')
    .select(['repository_id', 'number'])
    .where('repository', 'in', [...names])
    .where('repository_id', 'in', [...ids])
    .where('state', 'in', ['queued', 'active'])
    .execute();
  return [...new Set(rows.map(({ repository_id, number }) => jobKey(repository_id, number)))];
}

/** Repositories that jobs, deliveries or runs name, of one installation and account. */
export async function repositoriesOf(store: Store, installation: number, account: string): Promise<NamedRepositories> {
  const ofAccount = store.db
    .selectFrom('runs')
    .select('repository')
    .where(beginsWith('repository', `${account}/`));
  const [known, runs] = await Promise.all([
    namedWhere(store, 'installation_id', [installation]),
    ofAccount.distinct().execute(),
  ]);
  const names = [...known, ...runs].flatMap(({ repository }) => repository ?? []);
  const ids = known.flatMap(({ repository_id: id }) => id ?? []);
  return { names: [...new Set(names)], ids: [...new Set(ids)] };
}

/** Under which names jobs and deliveries know repositories: one is renamed, and what was before keeps its name. */
export async function namesOf(store: Store, ids: readonly number[]) {
  return (await namedWhere(store, 'repository_id', ids)).flatMap(({ repository }) => repository ?? []);
}

async function namedWhere({ db }: Store, column: 'installation_id' | 'repository_id', ids: readonly number[]) {
  if (ids.length === 0) return [];
  const named = ['repository', 'repository_id'] as const;
  const rows = await Promise.all([
    db.selectFrom('jobs').select(named).distinct().where(column, 'in', ids).execute(),
    db.selectFrom('deliveries').select(named).distinct().where(column, 'in', ids).execute(),
  ]);
  return rows.flat();
}

/**
 * Removes everything that is kept about repositories, and nothing about another that once had one of their names; the ids of their
 * runs, whose folders are to go too.
 */
export async function purgeRepositories({ db }: Store, gone: NamedRepositories) {
  if (gone.names.length === 0) return [];
  const names = [...gone.names];
  // No repository has this number.
  const ids = [0, ...gone.ids];
  return await db.transaction().execute(async (transaction) => {
    const ofOthers = transaction
      .selectFrom('jobs')
      .select('run_id')
      .where('repository', 'in', names)
      .where('repository_id', 'not in', ids)
      .where('run_id', 'is not', null);
    const runs = await transaction
      .selectFrom('runs')
      .select('id')
      .where('repository', 'in', names)
      .where('id', 'not in', ofOthers)
      .execute();
    // Events, attempts and kept files go with their run.
    await transaction.deleteFrom('runs').where('repository', 'in', names).where('id', 'not in', ofOthers).execute();
    await transaction.deleteFrom('jobs').where('repository', 'in', names).where('repository_id', 'in', ids).execute();
    await transaction
      .deleteFrom('deliveries')
      .where('repository', 'in', names)
      .where(({ eb, or }) => or([eb('repository_id', 'is', null), eb('repository_id', 'in', ids)]))
      .execute();
    return runs.map(({ id }) => id);
  });
}

/** Not `like`, where a name's own `%` and `_` would count, and not `<`, which each database orders in its own way. */
function beginsWith(column: 'meaning' | 'repository', prefix: string) {
  // Databases count characters, and an emoji in a label is two units here.
  return sql<boolean>`substr(${sql.ref(column)}, 1, ${[...prefix].length}) = ${prefix}`;
}

export async function addSession({ db }: Store, row: SessionRow) {
  await db.insertInto('sessions').values(row).execute();
}

export async function findSession({ db }: Store, id: string, now: Date): Promise<SessionRow | undefined> {
  const query = db.selectFrom('sessions').selectAll().where('id', '=', id).where('expires_at', '>', now.toISOString());
  return await query.executeTakeFirst();
}

export async function deleteSession({ db }: Store, id: string) {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
}
