/** Migration `0003-app`: webhook deliveries, jobs and the workers that run them. */

import { type Kysely, sql } from 'kysely';

export async function createApp(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('deliveries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('action', 'text')
    .addColumn('repository', 'text')
    .addColumn('repository_id', 'bigint')
    .addColumn('installation_id', 'bigint')
    .addColumn('meaning', 'text', (column) => column.notNull().unique())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .addColumn('handled_at', 'text')
    .addColumn('result', 'text')
    .execute();
  await db.schema.createIndex('deliveries_by_time').on('deliveries').columns(['received_at']).execute();
  await db.schema
    .createIndex('deliveries_unhandled')
    .on('deliveries')
    .columns(['received_at'])
    .where(sql<boolean>`handled_at is null`)
    .execute();

  await db.schema
    .createTable('jobs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('repository', 'text', (column) => column.notNull())
    .addColumn('repository_id', 'bigint', (column) => column.notNull())
    .addColumn('installation_id', 'bigint', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('delivery_id', 'text', (column) => column.unique())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('priority', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('generation', 'integer', (column) => column.notNull())
    .addColumn('worker', 'text')
    .addColumn('run_id', 'text')
    .addColumn('stop_reason', 'text')
    .addColumn('begun', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('not_before', 'text', (column) => column.notNull())
    .addColumn('started_at', 'text')
    .addColumn('heartbeat_at', 'text')
    .addColumn('ended_at', 'text')
    .addColumn('error', 'text')
    .execute();
  // The rule itself, and not only the query that keeps it: whatever races, one job of a key is active.
  await db.schema
    .createIndex('jobs_one_active')
    .unique()
    .on('jobs')
    .column('key')
    .where(sql<boolean>`state = 'active'`)
    .execute();
  await db.schema.createIndex('jobs_by_state').on('jobs').columns(['state', 'created_at']).execute();
  await db.schema.createIndex('jobs_by_key').on('jobs').columns(['key', 'created_at']).execute();
  await db.schema.createIndex('jobs_by_run').on('jobs').columns(['run_id']).execute();
  await db.schema.createIndex('jobs_by_start').on('jobs').columns(['installation_id', 'started_at']).execute();

  await db.schema
    .createTable('workers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('host', 'text', (column) => column.notNull())
    .addColumn('pid', 'integer', (column) => column.notNull())
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('heartbeat_at', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .execute();
}
