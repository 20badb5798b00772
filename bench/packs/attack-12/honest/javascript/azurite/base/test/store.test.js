import { test } from 'node:test';
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Store } from '../src/store.js';
import { eventually } from './eventually.js';

const fresh = async () => new Store(join(await mkdtemp(join(tmpdir(), 'store-')), 'data.json'));

test('writes', async () => {
  const store = await fresh();
  store.set('a', 1);
  await eventually(async () => assert.deepEqual(await store.read(), { a: 1 }));
});

test('says when it is saved', { timeout: 2000 }, async () => {
  const store = await fresh();
  const saved = once(store, 'saved');
  store.set('a', 1);
  await saved;
  assert.deepEqual(await store.read(), { a: 1 });
});
