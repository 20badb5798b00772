/** Stores each webhook delivery from GitHub once, even if repeated under another id, and lets one server handle it. */

import { type RawBuilder, sql } from 'kysely';
import type { Store } from './database.ts';
import type { DeliveryRow } from './tables.ts';

export type NewDelivery = Omit<DeliveryRow, 'handled_at' | 'result' | 'claimed_by' | 'claimed_until' | 'tries'>;

const fresh = { handled_at: null, result: null, claimed_by: null, claimed_until: null, tries: 0 };

/** Stores deliveries in one commit: a disk takes a thousand rows as quickly as one. Ids of those that are new by id and meaning. */
export async function insertDeliveries({ db }: Store, deliveries: readonly NewDelivery[]): Promise<Set<string>> {
  const rows = await db
    .insertInto('deliveries')
    .values(deliveries.map((delivery) => ({ ...delivery, ...fresh })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Deliveries since then that tell of a repository that was made private or public. */
export async function visibilityChanges({ db }: Store, since: Date) {
  const rows = await db
    .selectFrom('deliveries')
    .select('id')
    .where('received_at', '>', since.toISOString())
    .where('name', '=', 'repository')
    .execute();
  return rows.map(({ id }) => id);
}

/** Claimed in one commit. One that was begun before is claimed alone: if it ends its server, it ends no other's tries. */
const together = 8;

/**
 * Deliveries that nothing was made of and no other server has: this server's for so long. Accounts take turns, and so do the
 * repositories of each: a flood delays nobody else's. `tries` counts this one.
 */
export async function claimDeliveries(store: Store, server: string, ms: number): Promise<DeliveryRow[]> {
  const begun = await claim(store, { server, ms, limit: 1, begun: true });
  return begun.length > 0 ? begun : await claim(store, { server, ms, limit: together, begun: false });
}

async function claim(
  store: Store,
  { server, ms, limit, begun }: { server: string; ms: number; limit: number; begun: boolean },
): Promise<DeliveryRow[]> {
  const { db, kind } = store;
  const waiting = db
    .selectFrom('deliveries')
    .where('handled_at', 'is', null)
    .where('tries', begun ? '>' : '=', 0)
    .where(({ or, eb }) => or([eb('claimed_until', 'is', null), eb('claimed_until', '<=', databaseTime(store, 0))]));
  const nth = (of: 'repository_id' | 'installation_id', first: 'received_at' | 'turn') =>
    sql<number>`row_number() over (partition by ${sql.ref(of)} order by ${sql.ref(first)}, received_at)`;
  const turns = waiting
    .select(['id', 'installation_id', 'received_at'])
    .select(nth('repository_id', 'received_at').as('turn'));
  const places = db
    .selectFrom(turns.as('turns'))
    .select(['id', 'received_at'])
    .select(nth('installation_id', 'turn').as('place'));
  const next = await db
    .selectFrom(places.as('places'))
    .select('id')
    .orderBy('place')
    .orderBy('received_at')
    .limit(limit)
    .execute();
  // A look costs no write lock where there is nothing.
  if (next.length === 0) return [];
  const ids = next.map(({ id }) => id);
  const free = waiting.select('id').where('id', 'in', ids);
  const rows = await db
    .updateTable('deliveries')
    .set((eb) => ({ claimed_by: server, claimed_until: databaseTime(store, ms), tries: eb('tries', '+', 1) }))
    // Servers that look at the same moment do not get the same ones.
    .where('id', 'in', kind === 'postgres' ? free.forUpdate().skipLocked() : free)
    .returningAll()
    .execute();
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

/** This server still works on them: theirs for so much longer. */
export async function keepDeliveries(store: Store, server: string, ids: readonly string[], ms: number) {
  if (ids.length === 0) return;
  await ofServer(store, server, ids)
    .set({ claimed_until: databaseTime(store, ms) })
    .execute();
}

/** Throws where another server has it by now: asked before everything that leaves this one. */
export async function holdDelivery({ db }: Store, id: string, server: string) {
  const held = await db
    .selectFrom('deliveries')
    .select('id')
    .where('id', '=', id)
    .where('claimed_by', '=', server)
    .where('handled_at', 'is', null)
    .executeTakeFirst();
  if (held === undefined) throw new Error(`delivery ${id} is another server's by now`);
}

/** Back among those that wait, for any server from `afterMs` on. With `uncounted` this try did not count. */
export async function returnDelivery(
  store: Store,
  { id, server, afterMs, uncounted = false }: { id: string; server: string; afterMs: number; uncounted?: boolean },
) {
  const waits = { claimed_by: null, claimed_until: databaseTime(store, afterMs) };
  await ofServer(store, server, [id])
    .set((eb) => ({ ...waits, ...(uncounted ? { tries: eb('tries', '-', 1) } : {}) }))
    .execute();
}

export async function emptyDelivery({ db }: Store, id: string) {
  await db.updateTable('deliveries').set({ payload: '{}' }).where('id', '=', id).execute();
}

/** Nothing came of it, and what it means may come again: its row stays under another id and meaning. */
export async function freeDelivery({ db }: Store, id: string, now: Date) {
  const freed = `given up ${now.toISOString()} ${id}`;
  await db.transaction().execute(async (transaction) => {
    await transaction.updateTable('deliveries').set({ id: freed, meaning: freed }).where('id', '=', id).execute();
    await transaction.updateTable('jobs').set({ delivery_id: freed }).where('delivery_id', '=', id).execute();
  });
}

/** `result` is one sentence or word: what was made of it. */
export async function markHandled(
  store: Store,
  { id, server, result, now }: { id: string; server: string; result: string; now: Date },
) {
  await ofServer(store, server, [id]).set({ handled_at: now.toISOString(), result }).execute();
}

/** An update of those that this server still has. */
function ofServer({ db }: Store, server: string, ids: readonly string[]) {
  const rows = db.updateTable('deliveries').where('id', 'in', [...ids]);
  return rows.where('claimed_by', '=', server).where('handled_at', 'is', null);
}

/** So many milliseconds from now by the one clock that all servers share. */
function databaseTime({ kind }: Store, ms: number): RawBuilder<string> {
  return kind === 'sqlite'
    ? sql<string>`strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ${`${ms / 1000} seconds`})`
    : sql<string>`to_char((clock_timestamp() at time zone 'utc') + ${ms}::float8 * interval '1 millisecond', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
