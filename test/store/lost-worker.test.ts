import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openStore } from '../../src/store/database.ts';
import { insertJob } from '../../src/store/job-rows.ts';

test('a database from before tells in words alone which jobs lost their worker, and knows it afterwards', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'redgreen-store-'));
  const path = join(folder, 'redgreen.db');
  const errors = ['its worker host-1 was lost', 'Bad Gateway', null];
  {
    await using store = await openStore(path);
    for (const [number, error] of errors.entries()) {
      const ids = { repository: 'acme/shop', repository_id: 501, installation_id: 9, number };
      const job = await insertJob(store.db, { ...ids, kind: 'event', payload: '{}' }, new Date());
      await store.db
        .updateTable('jobs')
        .set({ error })
        .where('id', '=', job?.id ?? '')
        .execute();
    }
    await sql`alter table jobs drop column lost_worker`.execute(store.db);
    for (const index of ['jobs_untold', 'jobs_told', 'deliveries_by_turn'])
      await sql`drop index ${sql.ref(index)}`.execute(store.db);
    await sql`alter table jobs drop column waiting`.execute(store.db);
    for (const table of ['flaky_tests', 'sessions']) await sql`drop table ${sql.ref(table)}`.execute(store.db);
    await sql`delete from kysely_migration where name >= '0007-lost-worker'`.execute(store.db);
  }
  await using store = await openStore(path);
  const rows = await store.db.selectFrom('jobs').select(['error', 'lost_worker']).orderBy('number').execute();
  expect(rows).toEqual([
    { error: errors[0], lost_worker: 'unknown' },
    { error: errors[1], lost_worker: null },
    { error: null, lost_worker: null },
  ]);
  await rm(folder, { recursive: true, force: true });
});
