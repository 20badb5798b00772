import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openStore } from '../../src/store/database.ts';
import { listRuns } from '../../src/store/read.ts';
import { recordRun } from '../../src/store/run-rows.ts';
import { sayHello } from '../../src/store/worker-rows.ts';
import { holdLock } from '../support/hold-lock.ts';
import { started } from './sample-run.ts';

const options = { redact: (text: string) => text, now: () => new Date() };
const newFile = async () => join(await mkdtemp(join(tmpdir(), 'redgreen-locked-')), 'redgreen.db');
const hello = (id: string) => [{ id, host: 'here', pid: 1 }, new Date()] as const;

test('while another process has the lock writes wait, in their order, and reads do not', async () => {
  const path = await newFile();
  await using store = await openStore(path);
  const recorder = await recordRun(store, 'run-1', options);
  const lock = await holdLock(path);
  const done: string[] = [];
  const writes = [
    sayHello(store.db, ...hello('w')).then(() => done.push('statement')),
    sql`update workers set pid = 2`.execute(store.db).then(() => done.push('text')),
    recorder.append(started('run-1')).then(() => done.push('transaction')),
  ];
  for (let reads = 0; reads < 20; reads++) {
    await listRuns(store);
    await sleep(10);
  }
  expect(done).toEqual([]);
  await lock.release();
  await Promise.all(writes);
  expect(done).toEqual(['statement', 'text', 'transaction']);
  expect(await listRuns(store)).toHaveLength(1);
  expect(await store.db.selectFrom('workers').select('pid').execute()).toEqual([{ pid: 2 }]);
});

test('a record is opened and read while another process has the lock', async () => {
  const path = await newFile();
  await (await openStore(path))[Symbol.asyncDispose]();
  const other = new DatabaseSync(path);
  other.exec('begin immediate');
  await using store = await openStore(path);
  expect(await listRuns(store)).toEqual([]);
  other.close();
});

test('a transaction that reads first has the lock from its begin', async () => {
  const path = await newFile();
  await using store = await openStore(path);
  const other = new DatabaseSync(path, { timeout: 0 });
  await store.db.transaction().execute(async (transaction) => {
    await transaction.selectFrom('workers').selectAll().execute();
    expect(() => other.exec("update workers set host = 'there'")).toThrow('locked');
    await sayHello(transaction, ...hello('w'));
  });
  other.exec("update workers set host = 'there'");
  other.close();
  expect(await store.db.selectFrom('workers').select('host').execute()).toEqual([{ host: 'there' }]);
});

test('what waits for the lock is written before the file is closed, and a first start waits too', async () => {
  const path = await newFile();
  const store = await openStore(path);
  const lock = await holdLock(path);
  const told: string[] = [];
  const written = sayHello(store.db, ...hello('w')).then(() => told.push('written'));
  await sleep(20);
  const closed = store[Symbol.asyncDispose]().then(() => told.push('closed'));
  await sleep(300);
  expect(told).toEqual([]);
  await lock.release();
  await Promise.all([closed, written]);
  expect(told).toEqual(['written', 'closed']);
  const fresh = await newFile();
  const other = await holdLock(fresh);
  const opened = openStore(fresh);
  await sleep(300);
  await other.release();
  await using second = await opened;
  expect(await listRuns(second)).toEqual([]);
  await using first = await openStore(path);
  expect(await first.db.selectFrom('workers').select('id').execute()).toEqual([{ id: 'w' }]);
});

test('after five seconds a write fails, also when the file is closed, and the next one is made', {
  tags: ['full', 'variant'],
}, async () => {
  const path = await newFile();
  await using store = await openStore(path);
  const lock = await holdLock(path);
  const from = performance.now();
  await expect(
    store.db.transaction().execute((transaction) => sayHello(transaction, ...hello('lost'))),
  ).rejects.toThrow('database is locked');
  expect(performance.now() - from).toBeGreaterThan(4_900);
  const kept = sayHello(store.db, ...hello('kept'));
  await lock.release();
  await kept;
  expect(await store.db.selectFrom('workers').select('id').execute()).toEqual([{ id: 'kept' }]);
});
