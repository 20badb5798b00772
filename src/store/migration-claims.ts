/** Migration `0005-claims`: which server has a delivery, how far a job had come when its worker died, and whether its end was told. */

import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';

export async function addClaims(db: Kysely<unknown>): Promise<void> {
  const zero = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);
  await db.schema.alterTable('deliveries').addColumn('claimed_by', 'text').execute();
  await db.schema.alterTable('deliveries').addColumn('claimed_until', 'text').execute();
  await db.schema.alterTable('deliveries').addColumn('tries', 'integer', zero).execute();
  await db.schema.alterTable('jobs').addColumn('progress', 'integer', zero).execute();
  await db.schema.alterTable('jobs').addColumn('buried_at', 'text').execute();
  // Those before were told when they died, or never will be.
  await sql`update jobs set buried_at = ended_at where state = 'dead'`.execute(db);
  await db.schema
    .createIndex('jobs_unburied')
    .on('jobs')
    .column('not_before')
    .where(sql<boolean>`state = 'dead' and buried_at is null`)
    .execute();
}
