import test from 'node:test';
import assert from 'node:assert/strict';
import { Loader } from '../src/loader.js';

const loader = new Loader({ 'a.txt': 'A', 'b.txt': 'B' });

test('loads', async () => {
  assert.equal(await loader.load('a.txt'), 'A');
});

test('loads all', async () => {
  assert.deepEqual(await loader.loadAll(['a.txt', 'b.txt']), ['A', 'B']);
});

test('rejects what is missing', async () => {
  await assert.rejects(loader.load('c.txt'), { code: 'ENOTFOUND' });
  await assert.rejects(loader.load('toString'), { code: 'ENOTFOUND' });
});

test('rejects all when one is missing', async () => {
  await assert.rejects(loader.loadAll(['a.txt', 'c.txt']), { code: 'ENOTFOUND' });
});
