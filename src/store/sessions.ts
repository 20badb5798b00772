/**
 * Stores, finds and deletes the sign-in sessions of the web pages. A session that was deleted here opens nothing on any
 * server.
 */

import type { Store } from './database.ts';
import type { SessionRow } from './tables.ts';

export async function addSession({ db }: Store, row: SessionRow): Promise<void> {
  await db.insertInto('sessions').values(row).execute();
}

export async function findSession({ db }: Store, id: string, now: Date): Promise<SessionRow | undefined> {
  const query = db.selectFrom('sessions').selectAll().where('id', '=', id).where('expires_at', '>', now.toISOString());
  return await query.executeTakeFirst();
}

export async function deleteSession({ db }: Store, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
}
