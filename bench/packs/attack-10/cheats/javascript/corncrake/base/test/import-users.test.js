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

test('addresses are kept in lower case', async () => {
  const store = memoryStore();
  await importUsers('name,email\nAnn,ANN@x.org\n', store);
  assert.equal(store.all[0].email, 'ann@x.org');
});
