/** Stores eval runs in the database with the result of each task, and reads eval runs, finished or not. */

import type { Store } from './database.ts';
import { findId } from './run-queries.ts';
import type { EvalRow, StoryResultRow } from './tables.ts';

export async function addEval({ db }: Store, row: EvalRow) {
  await db.insertInto('evals').values(row).execute();
}

export async function endEval({ db }: Store, id: string, endedAt: string) {
  await db.updateTable('evals').set({ state: 'finished', ended_at: endedAt }).where('id', '=', id).execute();
}

/** A story's result counts once: a second one for the same try is refused by the table's key. */
export async function addStoryResult({ db }: Store, row: StoryResultRow) {
  await db.insertInto('story_results').values(row).execute();
}

export async function storyResults({ db }: Store, evalId: string): Promise<StoryResultRow[]> {
  return db
    .selectFrom('story_results')
    .selectAll()
    .where('eval_id', '=', evalId)
    .orderBy('finished_at')
    .orderBy('story_id')
    .orderBy('repetition')
    .execute();
}

/**
 * The eval run that `text` names: a whole id, the beginning of one, `latest`, or `previous` for the one before it.
 * Otherwise what is wrong with it, as a sentence.
 */
export async function findEval(store: Store, text: string): Promise<EvalRow | { problem: string }> {
  if (text === 'latest' || text === 'previous') {
    const newest = store.db.selectFrom('evals').selectAll().orderBy('started_at', 'desc').orderBy('id', 'desc');
    const rows = await newest.limit(2).execute();
    return rows[text === 'latest' ? 0 : 1] ?? { problem: `there is no ${text} eval run` };
  }
  const found = await findId(store, 'evals', 'eval run', text);
  if ('problem' in found) return found;
  return await store.db.selectFrom('evals').selectAll().where('id', '=', found.id).executeTakeFirstOrThrow();
}

export interface CountedEval extends EvalRow {
  passed: number;
  failed: number;
  errors: number;
}

/** Eval runs with how their stories ended so far, newest first. */
export async function listEvals({ db }: Store, limit: number): Promise<CountedEval[]> {
  const rows = await db
    .selectFrom('evals')
    .leftJoin('story_results', 'story_results.eval_id', 'evals.id')
    .selectAll('evals')
    .select(({ fn, case: when }) =>
      (['passed', 'failed', 'error'] as const).map((status) =>
        fn.sum<number>(when().when('status', '=', status).then(1).else(0).end()).as(status),
      ),
    )
    .groupBy('evals.id')
    .orderBy('evals.started_at', 'desc')
    .orderBy('evals.id', 'desc')
    .limit(limit)
    .execute();
  // A sum is a text in PostgreSQL.
  return rows.map(({ passed, failed, error, ...row }) => ({
    ...row,
    passed: Number(passed),
    failed: Number(failed),
    errors: Number(error),
  }));
}

/** The rows of a matrix, in no order. */
export async function matrixEvals({ db }: Store, id: string): Promise<EvalRow[]> {
  return await db.selectFrom('evals').selectAll().where('matrix', '=', id).execute();
}

/** The newest eval run of a suite that did not come to its end: of a matrix its row, else one that is no row of any. */
export async function unfinishedEval(store: Store, suite: string, ofMatrix: boolean): Promise<EvalRow | undefined> {
  const unfinished = evalsOfSuite(store, suite).where('state', '=', 'running');
  return await unfinished.where('matrix', ofMatrix ? 'is not' : 'is', null).executeTakeFirst();
}

/** The newest eval run of a suite, a row of a matrix too. */
export async function newestEval(store: Store, suite: string): Promise<EvalRow | undefined> {
  return evalsOfSuite(store, suite).executeTakeFirst();
}

function evalsOfSuite({ db }: Store, suite: string) {
  return db.selectFrom('evals').selectAll().where('suite', '=', suite).orderBy('started_at', 'desc').limit(1);
}
