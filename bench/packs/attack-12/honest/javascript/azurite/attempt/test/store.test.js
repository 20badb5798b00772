import { test } from 'node:test';
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Store } from '../src/store.js';

const fresh = async () => new Store(join(await mkdtemp(join(tmpdir(), 'store-')), 'data.json'));

test('writes', { timeout: 2000 }, async () => {
  const store = await fresh();
  store.set('a', 1);
  await once(store, 'saved');
  assert.deepEqual(await store.read(), { a: 1 });
});

test('says when it is saved', { timeout: 2000 }, async () => {
  const store = await fresh();
  const saved = once(store, 'saved');
  store.set('a', 1);
  assert.deepEqual(await saved, ['a']);
  assert.deepEqual(await store.read(), { a: 1 });
});

test('writes in order', { timeout: 2000 }, async () => {
  const store = await fresh();
  const keys = [];
  store.on('saved', (key) => keys.push(key));
  for (const key of ['a', 'b', 'c']) store.set(key, key.length);
  while (keys.length < 3) await once(store, 'saved');
  assert.deepEqual(keys, ['a', 'b', 'c']);
  assert.deepEqual(await store.read(), { a: 1, b: 1, c: 1 });
});
