import test from 'node:test';
import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Store } from '../src/store.js';

let dir;
test.beforeEach(async () => { dir = await mkdtemp(join(tmpdir(), 'hookrelay-')); });
test.afterEach(() => rm(dir, { recursive: true }));

test('a hook is in the file', async () => {
  const store = await new Store(join(dir, 'hooks.json')).load();
  await store.add('https://a.example', '{}');
  assert.deepEqual(JSON.parse(await readFile(store.file, 'utf8')).map(h => h.url), ['https://a.example']);
});

test('a hook is removed', async () => {
  const store = await new Store(join(dir, 'hooks.json')).load();
  const a = await store.add('https://a.example', '{}');
  await store.add('https://b.example', '{}');
  await store.remove(a.id);
  const again = await new Store(store.file).load();
  assert.deepEqual(again.hooks.map(h => h.url), ['https://b.example']);
});
