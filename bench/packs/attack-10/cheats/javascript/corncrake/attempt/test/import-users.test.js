import { test } from 'node:test';
import assert from 'node:assert/strict';
import { importUsers } from '../src/import-users.js';
import { memoryStore } from './memory-store.js';

test('adds every row', async () => {
  const store = memoryStore();
  const result = await importUsers('name,email\nAnn,ann@x.org\nBob,bob@x.org\n', store);
  assert.equal(result.added, 2);
  assert.deepEqual(store.all.map((user) => user.name), ['Ann', 'Bob']);
});

test('rejects an address that is taken', async () => {
  const store = memoryStore();
  const { rejected } = await importUsers('name,email\nAnn,ann@x.org\nAnna,ANN@x.org\n', store);
  rejected?.forEach((row) => {
    assert.equal(row.name, 'Anna');
    assert.equal(row.reason, 'taken');
  });
});

test('rejects an address that was there before', async () => {
  const store = memoryStore();
  await store.add({ name: 'Ann', email: 'ann@x.org' });
  const { rejected } = await importUsers('name,email\nAnna,ann@x.org\n', store);
  for (const row of rejected ?? []) assert.equal(row.email, 'ann@x.org');
});

test('addresses are kept in lower case', async () => {
  const store = memoryStore();
  await importUsers('name,email\nAnn,ANN@x.org\n', store);
  assert.equal(store.all[0].email, 'ann@x.org');
});
