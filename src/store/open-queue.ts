/** Which engine a store has: SQLite is one machine, PostgreSQL a fleet. */

import type { Store } from './database.ts';
import type { Queue } from './queue.ts';

/** `location` is what the store was opened with. */
export async function openQueue(store: Store, location: string, options: { log(text: string): void }): Promise<Queue> {
  if (store.kind === 'sqlite') {
    const { openSqliteQueue } = await import('./queue-sqlite.ts');
    return openSqliteQueue(store);
  }
  // Loaded only here: one machine does not pay for it.
  const { openPgBossQueue } = await import('./queue-pg-boss.ts');
  return openPgBossQueue(store, { url: location, ...options });
}
