import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import { count } from '../src/count.js';
import { fetchAll, loadAll } from '../src/loader.js';

const pages = [[1, 2], [3], []];
const source = async (page) => pages[page];

test('loadAll walks the pages', async () => {
  assert.deepEqual(await loadAll(source), [1, 2, 3]);
});

test('loadAll hands on errors', async () => {
  await assert.rejects(loadAll(async () => { throw new Error('down'); }), /down/);
});

test('fetchAll still works and warns', async () => {
  const warned = once(process, 'warning');
  assert.deepEqual(await fetchAll(source), [1, 2, 3]);
  const [warning] = await warned;
  assert.equal(warning.name, 'DeprecationWarning');
  assert.equal(warning.code, 'LOADER001');
});

test('count', async () => {
  assert.equal(await count(source), 3);
});
