import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { removeGone } from '../../src/app/worker.ts';
import { openStore, type Store } from '../../src/store/database.ts';
import { prune } from '../../src/store/prune.ts';
import { makeRunFolder } from '../../src/store/run-folder.ts';
import { listRuns } from '../../src/store/run-queries.ts';
import { recordRun } from '../../src/store/run-rows.ts';
import { scratch } from '../support/fixtures.ts';
import { postgresDatabase } from '../support/shared.ts';
import { wholeRun } from './sample-run.ts';

const before = new Date('2026-08-01T00:00:00Z');

async function recordAt(store: Store, root: string, id: string, at: string) {
  const folder = await makeRunFolder(root, id);
  await writeFile(join(folder, 'test.log'), 'x'.repeat(1000));
  const recorder = await recordRun(store, id, { redact: (text) => text, now: () => new Date(at), folder });
  for (const event of wholeRun(id)) await recorder.append(event);
}

async function count(store: Store, table: string) {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(store.db);
  return rows[0]?.n;
}

test('what is older leaves the tables and the disk; what is younger stays', async () => {
  const root = scratch();
  await using store = await openStore(join(root, 'redgreen.db'));
  await recordAt(store, root, 'old-run', '2026-07-01T00:00:00Z');
  await recordAt(store, root, 'new-run', '2026-11-01T00:00:00Z');
  const eventsOfOne = wholeRun('new-run').length;

  const planned = await prune(store, { root, before, dryRun: true });
  expect(planned).toMatchObject({ runs: ['old-run'], orphans: [] });
  expect(planned.bytes).toBeGreaterThan(1000);
  expect(await count(store, 'events')).toBe(2 * eventsOfOne);

  expect((await prune(store, { root, before })).runs).toEqual(['old-run']);
  expect((await listRuns(store)).map(({ id }) => id)).toEqual(['new-run']);
  expect(await count(store, 'events')).toBe(eventsOfOne);
  expect(await count(store, 'attempts')).toBe(2);
  expect(await readdir(join(root, 'runs'))).toEqual(['new-run']);
});

test('a folder that a crash left without its run goes when it is old, and nothing that is no run folder', async () => {
  const root = scratch();
  await using store = await openStore(join(root, 'redgreen.db'));
  for (const name of ['left-behind', 'just-made', 'Not_Ours'])
    await mkdir(join(root, 'runs', name), { recursive: true });
  for (const name of ['left-behind', 'Not_Ours']) await utimes(join(root, 'runs', name), new Date(0), new Date(0));
  expect((await prune(store, { root, before })).orphans).toEqual(['left-behind']);
  expect((await readdir(join(root, 'runs'))).sort()).toEqual(['Not_Ours', 'just-made']);
});

test('a folder with a record of its own, beside a store on PostgreSQL, keeps the runs that this store does not know', async () => {
  await using store = await openStore(await postgresDatabase('prune'));
  const root = scratch();
  for (const path of ['runs/20200101-000000-0123456789', 'mirrors/acme%2Fshop.git']) {
    await mkdir(join(root, path), { recursive: true });
    await utimes(join(root, path), new Date(0), new Date(0));
  }
  await writeFile(join(root, 'redgreen.db'), '');
  expect((await prune(store, { root, before })).orphans).toEqual([]);
  await removeGone(store, root, new Date());
  expect((await readdir(join(root, 'runs'))).length + (await readdir(join(root, 'mirrors'))).length).toBe(2);
  await rm(join(root, 'redgreen.db'));
  await removeGone(store, root, new Date());
  expect([...(await readdir(join(root, 'runs'))), ...(await readdir(join(root, 'mirrors')))]).toEqual([]);
});
