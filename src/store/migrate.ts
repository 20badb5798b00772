/** Brings a database's schema up to date, once, however many processes start at the same time. */

import { type Kysely, sql } from 'kysely';
import { migrations } from './migrations.ts';
import type { Tables } from './tables.ts';

/**
 * Runs the migrations that are missing, inside `lock`. Costs one or two small queries where there are none.
 * Throws where the database was migrated by a newer program: writing to it would lose what this one does not know.
 */
export async function migrate(
  db: Kysely<Tables>,
  kind: 'sqlite' | 'postgres',
  lock: (work: () => Promise<void>) => Promise<void>,
): Promise<void> {
  if (await isCurrent(db, kind)) return;
  // Loaded only for a first start or an update.
  const { Migrator } = await import('kysely/migration');
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  await lock(async () => {
    if (await isCurrent(db, kind)) return;
    const { error } = await migrator.migrateToLatest();
    if (error !== undefined) throw new Error('the schema of the run database could not be updated', { cause: error });
  });
}

/** Whether a database is one of ours, and of this program's schema. */
export async function recordState(
  db: Kysely<Tables>,
  kind: 'sqlite' | 'postgres',
): Promise<'ours' | 'other-schema' | 'none'> {
  const done = await executedMigrations(db, kind);
  if (!done.includes('0001-runs')) return 'none';
  const names = Object.keys(migrations);
  return done.length === names.length && done.every((name) => names.includes(name)) ? 'ours' : 'other-schema';
}

/** Whether nothing is missing; throws where the database was migrated by a newer program. */
export async function isCurrent(db: Kysely<Tables>, kind: 'sqlite' | 'postgres'): Promise<boolean> {
  const done = await executedMigrations(db, kind);
  const unknown = done.filter((name) => !(name in migrations));
  if (unknown.length > 0) {
    throw new Error(
      `the run database was made by a newer Redgreen (its schema has ${unknown.join(', ')}): update Redgreen, or use another database`,
    );
  }
  return done.length === Object.keys(migrations).length;
}

async function executedMigrations(db: Kysely<Tables>, kind: 'sqlite' | 'postgres'): Promise<string[]> {
  const table =
    kind === 'sqlite'
      ? sql<{ name: string | null }>`select name from sqlite_master where name = 'kysely_migration'`
      : sql<{ name: string | null }>`select to_regclass('kysely_migration')::text as name`;
  const { rows } = await table.execute(db);
  if (!rows.some(({ name }) => name !== null)) return [];
  const executed = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return executed.rows.map(({ name }) => name);
}
