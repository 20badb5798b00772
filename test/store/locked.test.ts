import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { openStore } from '../../src/store/database.ts';
import { listRuns } from '../../src/store/run-queries.ts';
import { sayHello } from '../../src/store/worker-heartbeats.ts';
import { scratch } from '../support/fixtures.ts';
import { holdLock } from '../support/hold-lock.ts';

const newFile = async () => join(scratch(), 'redgreen.db');
const hello = (id: string) => [{ id, host: 'here', pid: 1 }, new Date()] as const;

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

test('a write and a first start wait for the lock of another process, a write no longer than five seconds', async () => {
  const path = await newFile();
  await holdLock(path, 300);
  await using store = await openStore(path);
  await holdLock(path, 7_500);
  const lost = store.db.transaction().execute((transaction) => sayHello(transaction, ...hello('lost')));
  await expect(lost).rejects.toThrow('database is locked');
  await sayHello(store.db, ...hello('kept'));
  expect(await store.db.selectFrom('workers').select('id').execute()).toEqual([{ id: 'kept' }]);
});
