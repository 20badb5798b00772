/** Databases that version 1.0.0 wrote: they open, are brought up to date, and every run reads as it was told. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openStore, type Store } from '../../src/store/database.ts';
import { migrations } from '../../src/store/migrations.ts';
import { readRun } from '../../src/store/read.ts';
import { filesOfVersion } from '../support/recorded-version.ts';

const released = ['0001-runs', '0002-story-results', '0003-app', '0004-baselines', '0005-claims', '0006-run-files'];

async function expectCurrent({ db }: Store): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const names = rows.map(({ name }) => name);
  expect(names).toEqual(Object.keys(migrations));
  expect(names.slice(0, released.length)).toEqual(released);
  const { rows: integrity } = await sql`pragma integrity_check`.execute(db);
  expect(integrity).toEqual([{ integrity_check: 'ok' }]);
}

/** Each run is the fold of its events, and what the file of it says; the file of one that goes on may be some events behind. */
async function readsAsTold(store: Store, root: string): Promise<void> {
  const rows = await store.db.selectFrom('runs').selectAll().execute();
  for (const { id, outcome, state, attempt_count, retry_count } of rows) {
    const run = await readRun(store, id);
    expect(run).toMatchObject({ id, state, attemptCount: attempt_count, retryCount: retry_count, version: '1.0.0' });
    expect(run?.outcome ?? null).toBe(outcome);
    const file = JSON.parse(readFileSync(join(root, 'runs', id, 'run.json'), 'utf8'));
    if (state === 'finished') expect(run).toEqual(file);
    else expect(run).toMatchObject({ branch: file.branch, pullRequest: file.pullRequest, attempts: file.attempts });
  }
}

test('the record of a clone: runs that passed and failed with a retry, and a run of a suite', async () => {
  using files = filesOfVersion('cli');
  const root = join(files.path, '.redgreen');
  await using store = await openStore(join(root, 'redgreen.db'));
  await expectCurrent(store);
  await readsAsTold(store, root);
  const { db } = store;
  expect(await db.selectFrom('runs').select(['story_path', 'outcome', 'retry_count']).orderBy('id').execute()).toEqual([
    { story_path: 'passes.md', outcome: 'passed', retry_count: 1 },
    { story_path: 'fails.md', outcome: 'failed', retry_count: 1 },
    { story_path: 'stories/bad.md', outcome: 'failed', retry_count: 0 },
    { story_path: 'stories/good.md', outcome: 'passed', retry_count: 0 },
  ]);
  expect(await db.selectFrom('evals').select(['suite', 'state']).execute()).toEqual([
    { suite: 'stories', state: 'finished' },
  ]);
  const results = db.selectFrom('story_results').select(['story_id', 'status']).orderBy('story_id');
  expect(await results.execute()).toEqual([
    { story_id: 'bad', status: 'failed' },
    { story_id: 'good', status: 'passed' },
  ]);
});

test('the database of a server that was killed while it wrote: nothing of it is lost', async () => {
  using files = filesOfVersion('app');
  const root = join(files.path, 'data');
  await using store = await openStore(join(root, 'redgreen.db'));
  await expectCurrent(store);
  await readsAsTold(store, root);
  const { db } = store;
  expect(await db.selectFrom('jobs').select(['number', 'state', 'tries']).orderBy('number').execute()).toEqual([
    { number: 1, state: 'done', tries: 1 },
    { number: 3, state: 'active', tries: 1 },
  ]);
  expect(await db.selectFrom('deliveries').select('id').where('handled_at', 'is', null).execute()).toEqual([]);
});
