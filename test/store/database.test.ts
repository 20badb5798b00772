import { spawn } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, test as plainTest } from 'vitest';
import { openStore, type Store } from '../../src/store/database.ts';
import { countRuns, eventsOf, findRunId, listRuns, readRun } from '../../src/store/run-queries.ts';
import { recordRun } from '../../src/store/run-rows.ts';
import { compiled } from '../support/compiled.ts';
import { opened, scratch } from '../support/fixtures.ts';
import { startPostgres } from '../support/postgres.ts';
import { postgresDatabase } from '../support/shared.ts';
import { started, wholeRun } from './sample-run.ts';

const options = { redact: (text: string) => text, now: () => new Date('2026-11-21T10:00:00.000Z') };

const locations = {
  sqlite: async () => join(scratch(), 'redgreen.db'),
  postgres: () => postgresDatabase('runs'),
};

async function record(store: Store, runId: string, events = wholeRun(runId)) {
  const recorder = await recordRun(store, runId, options);
  for (const event of events) await recorder.append(event);
  return recorder.run();
}

describe.each(['sqlite', 'postgres'] as const)('%s', (kind) => {
  const test = plainTest.extend<{ store: Store }>({ store: opened(async () => openStore(await locations[kind]())) });

  test('a run comes back as the fold of what was appended', { tags: 'full' }, async ({ store }) => {
    const run = await record(store, 'run-1');
    expect(await readRun(store, 'run-1')).toEqual(run);
    expect(await readRun(store, 'run-2')).toBeUndefined();
  });

  test('the tables can be queried by hand', async ({ store }) => {
    await record(store, 'run-1', wholeRun('run-1', 3, 'failed'));
    const { rows } = await sql`
      select r.outcome, r.attempt_count, r.retry_count, r.max_iterations, r.input_tokens, a.label, a.result, a.failed_tests, a.commit_sha
      from runs r join attempts a on a.run_id = r.id order by a.number`.execute(store.db);
    expect(rows).toHaveLength(3);
    expect(rows[1]).toMatchObject({
      outcome: 'failed',
      attempt_count: 3,
      retry_count: 2,
      max_iterations: 3,
      input_tokens: 3600,
      label: 'retry 1/3',
      result: 'failed',
      failed_tests: 1,
    });
  });

  test('an event whose transaction fails is in no table, and its number is free again', async ({ store }) => {
    const recorder = await recordRun(store, 'run-1', options);
    await recorder.append(started('run-1'));
    const second = await recordRun(store, 'run-1', options);
    await second.append({ type: 'warning', text: 'from another process' });
    // The first recorder still believes that 2 is free: two writers of one run exclude each other.
    await expect(recorder.append({ type: 'branch-named', branch: 'lost' })).rejects.toThrow(/unique|duplicate/i);
    expect((await listRuns(store))[0]?.branch).toBeNull();
    expect(recorder.run().lastSeq).toBe(1);
    expect(await eventsOf(store, 'run-1')).toHaveLength(2);
  });

  test('the list filters and pages without a gap or a repeat', { tags: 'full' }, async ({ store }) => {
    for (let index = 0; index < 7; index++) {
      const id = `run-${index}`;
      await record(store, id, index % 2 === 0 ? wholeRun(id) : wholeRun(id, 1, 'failed'));
    }
    expect((await listRuns(store, { outcome: 'failed' })).map(({ id }) => id)).toEqual(['run-5', 'run-3', 'run-1']);
    expect(await listRuns(store, { title: 'DISCOUNT', repository: 'acme/shop' })).toHaveLength(7);
    expect(await listRuns(store, { title: '100%' })).toHaveLength(0);
    expect(await listRuns(store, { repositories: ['acme/shop'] })).toHaveLength(7);
    expect(await listRuns(store, { repositories: [] })).toEqual([]);
    expect(await countRuns(store, { repositories: [] })).toEqual(new Map());
    const first = await listRuns(store, { limit: 4 });
    const second = await listRuns(store, { limit: 4, after: first.at(-1) });
    expect([...first, ...second].map(({ id }) => id)).toEqual([6, 5, 4, 3, 2, 1, 0].map((index) => `run-${index}`));
  });

  test('a run is found by its id, the beginning of it, or latest', async ({ store }) => {
    expect(await findRunId(store, 'latest')).toEqual({ problem: 'there is no run yet' });
    await record(store, 'run-1', [started('run-1')]);
    await record(store, 'run-12', [started('run-12')]);
    expect(await findRunId(store, 'run-1')).toEqual({ id: 'run-1' });
    expect(await findRunId(store, 'run-12')).toEqual({ id: 'run-12' });
    expect(await findRunId(store, 'run')).toMatchObject({ problem: expect.stringContaining('several runs') });
    expect(await findRunId(store, 'run-3')).toMatchObject({ problem: expect.stringContaining('no run run-3') });
    expect(await findRunId(store, "'; drop table runs --")).toMatchObject({
      problem: expect.stringContaining('no run can have this id'),
    });
    expect(await findRunId(store, 'latest')).toEqual({ id: 'run-12' });
  });

  test('a schema newer than the program is refused, and left as it is', async () => {
    const location = await locations[kind]();
    {
      await using store = await openStore(location);
      await sql`insert into kysely_migration (name, timestamp) values ('9999-from-the-future', '2030-01-01T00:00:00Z')`.execute(
        store.db,
      );
    }
    await expect(openStore(location)).rejects.toThrow(/newer Redgreen.*9999-from-the-future.*update Redgreen/);
  });

  test('eight processes that start at once on nothing all get a working store', { tags: 'full' }, async () => {
    const location = await locations[kind]();
    const results = await Promise.all(Array.from({ length: 8 }, (_, index) => openElsewhere(location, `run-${index}`)));
    expect(results).toEqual(results.map(() => ({ code: 0, output: '' })));
    await using store = await openStore(location);
    expect(await listRuns(store)).toHaveLength(8);
  });
});

plainTest('PostgreSQL: the store works again after every connection was ended', { tags: 'full' }, async () => {
  const server = await startPostgres();
  if ('missing' in server) throw new Error(server.missing);
  await using postgres = server;
  await using store = await openStore(await postgres.database('restarted'));
  const recorder = await recordRun(store, 'run-1', options);
  await recorder.append(started('run-1'));
  await postgres.restart();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await recorder.append({ type: 'warning', text: 'after the restart' })).toMatchObject({ seq: 2 });
});

plainTest('the files of SQLite are their owner’s alone', async () => {
  const path = await locations.sqlite();
  await using store = await openStore(path);
  await record(store, 'one');
  for (const file of [path, `${path}-wal`, `${path}-shm`])
    expect([file, (await stat(file)).mode & 0o777]).toEqual([file, 0o600]);
});

/** Another process that opens the store and records one event. */
function openElsewhere(location: string, runId: string): Promise<{ code: number | null; output: string }> {
  const script = `
    import { openStore } from ${JSON.stringify(join(import.meta.dirname, '../../src/store/database.ts'))};
    import { recordRun } from ${JSON.stringify(join(import.meta.dirname, '../../src/store/run-rows.ts'))};
    await using store = await openStore(${JSON.stringify(location)});
    const recorder = await recordRun(store, ${JSON.stringify(runId)}, { redact: (text) => text, now: () => new Date() });
    await recorder.append(${JSON.stringify(started(runId))});`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
    env: { ...process.env, ...compiled },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk) => chunks.push(chunk));
  child.stderr.on('data', (chunk) => chunks.push(chunk));
  return new Promise((resolve) =>
    child.once('close', (code) => resolve({ code, output: Buffer.concat(chunks).toString() })),
  );
}
