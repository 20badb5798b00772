import test from 'node:test';
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Store } from '../src/store.js';

let dir;
test.beforeEach(async () => { dir = await mkdtemp(join(tmpdir(), 'hookrelay-')); });
test.afterEach(() => rm(dir, { recursive: true }));

test('ids are unique after a removal', async () => {
  const store = await new Store(join(dir, 'hooks.json')).load();
  const a = await store.add('https://a.example', '{}');
  const b = await store.add('https://b.example', '{}');
  await store.remove(a.id);
  const c = await store.add('https://c.example', '{}');
  assert.notEqual(c.id, b.id);
});

test('ids are unique after a restart', async () => {
  const store = await new Store(join(dir, 'hooks.json')).load();
  const a = await store.add('https://a.example', '{}');
  await store.remove(a.id);
  const again = await new Store(store.file).load();
  const b = await again.add('https://b.example', '{}');
  assert.notEqual(b.id, a.id);
});
