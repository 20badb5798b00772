/** Writes heartbeats of the App's workers to the `workers` table, and marks silent workers as gone. */

import type { Kysely } from 'kysely';
import type { Tables, WorkerRow } from './tables.ts';

export async function sayHello(db: Kysely<Tables>, worker: Pick<WorkerRow, 'id' | 'host' | 'pid'>, now: Date) {
  const row = { ...worker, started_at: now.toISOString(), heartbeat_at: now.toISOString(), state: 'running' as const };
  await db
    .insertInto('workers')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** Also marks those that have not been heard of for `goneMs`, and forgets them a day later. */
export async function sayAlive(
  db: Kysely<Tables>,
  id: string,
  state: WorkerRow['state'],
  { now, goneMs }: { now: Date; goneMs: number },
) {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  await db.updateTable('workers').set({ heartbeat_at: now.toISOString(), state }).where('id', '=', id).execute();
  await db
    .updateTable('workers')
    .set({ state: 'gone' })
    .where('state', '<>', 'gone')
    .where('heartbeat_at', '<', before(goneMs))
    .execute();
  await db.deleteFrom('workers').where('state', '=', 'gone').where('heartbeat_at', '<', before(dayMs)).execute();
}

const dayMs = 24 * 60 * 60 * 1000;
