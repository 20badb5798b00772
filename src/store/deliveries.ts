/** Webhook deliveries: stored once, however often and under however many ids they come. */

import type { Store } from './database.ts';
import type { DeliveryRow } from './tables.ts';

export type NewDelivery = Omit<DeliveryRow, 'handled_at' | 'result'>;

/** Stores a delivery; false where its id, or another delivery that means the same, is there already. Durable when it resolves. */
export async function insertDelivery({ db }: Store, delivery: NewDelivery): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('deliveries')
    .values({ ...delivery, handled_at: null, result: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** The same for many at once, in one commit: a disk takes a thousand rows as quickly as one. Ids of those that are new. */
export async function insertDeliveries({ db }: Store, deliveries: readonly NewDelivery[]): Promise<Set<string>> {
  const rows = await db
    .insertInto('deliveries')
    .values(deliveries.map((delivery) => ({ ...delivery, handled_at: null, result: null })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Deliveries that nothing was made of yet, oldest first: what a crash after the answer left behind. */
export async function unhandledDeliveries({ db }: Store, limit = 100): Promise<DeliveryRow[]> {
  return db
    .selectFrom('deliveries')
    .selectAll()
    .where('handled_at', 'is', null)
    .orderBy('received_at')
    .limit(limit)
    .execute();
}

/** `result` is one sentence or word: what was made of it. */
export async function markHandled({ db }: Store, id: string, result: string, now: Date): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ handled_at: now.toISOString(), result })
    .where('id', '=', id)
    .where('handled_at', 'is', null)
    .execute();
}
