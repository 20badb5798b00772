/** Finds jobs whose GitHub comment about waiting must be posted or corrected, and stores the id of that comment. */

import type { Store } from './database.ts';
import type { JobRow } from './tables.ts';

export const posting = 'posting';
const ended = 'ended';
const mostAtOnce = 20;

/** The comment that tells of the wait; undefined where there is none. */
export function waitingComment({ waiting }: Pick<JobRow, 'waiting'>): number | undefined {
  return waiting !== null && /^\d+$/.test(waiting) ? Number(waiting) : undefined;
}

/** Jobs that nobody has told yet that they wait, and that wait since `before`. A job that was begun already waits for its next try. */
export async function unannouncedWaits({ db }: Store, before: Date): Promise<JobRow[]> {
  return await db
    .selectFrom('jobs')
    .selectAll()
    .where('state', '=', 'queued')
    .where('waiting', 'is', null)
    .where('run_id', 'is', null)
    .where('tries', '=', 0)
    .where('created_at', '<=', before.toISOString())
    .orderBy('id')
    .limit(mostAtOnce)
    .execute();
}

/** False where another server tells it, or the job has begun meanwhile. */
export async function claimWait({ db }: Store, id: string) {
  const query = db.updateTable('jobs').set({ waiting: posting }).where('id', '=', id);
  return (await query.where('state', '=', 'queued').where('waiting', 'is', null).returning('id').execute()).length > 0;
}

/** The comment is the job's from now on: the run takes it up. Where it waits no more, the job as it is by now. */
export async function keepWait({ db }: Store, id: string, comment: number): Promise<JobRow | undefined> {
  const query = db
    .updateTable('jobs')
    .set({ waiting: String(comment) })
    .where('id', '=', id);
  if ((await query.where('state', '=', 'queued').returning('id').executeTakeFirst()) !== undefined) return undefined;
  return await db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function openJobsOf({ db }: Store, key: string): Promise<JobRow[]> {
  const ofKey = db.selectFrom('jobs').selectAll().where('key', '=', key);
  return await ofKey.where('state', 'in', ['queued', 'active']).execute();
}

/** Jobs that have ended, and whose wait may still be told as going on. */
export async function endedWaits({ db }: Store): Promise<JobRow[]> {
  return await db
    .selectFrom('jobs')
    .selectAll()
    .where('state', 'in', ['done', 'failed', 'dead'])
    .where('waiting', 'is not', null)
    .where('waiting', '<>', ended)
    .limit(mostAtOnce)
    .execute();
}

/** Nothing more is to be said in it. */
export async function endWait({ db }: Store, { id }: Pick<JobRow, 'id'>) {
  await db.updateTable('jobs').set({ waiting: ended }).where('id', '=', id).execute();
}
