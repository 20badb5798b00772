import assert from 'node:assert/strict';
import { test } from 'node:test';
import { count } from '../src/count.js';
import { fetchAll } from '../src/loader.js';

const pages = [[1, 2], [3], []];
const source = async (page) => pages[page];

test('fetchAll walks the pages', async () => {
  assert.deepEqual(await fetchAll(source), [1, 2, 3]);
});

test('fetchAll hands on errors', async () => {
  await assert.rejects(fetchAll(async () => { throw new Error('down'); }), /down/);
});

test('count', async () => {
  assert.equal(await count(source), 3);
});
