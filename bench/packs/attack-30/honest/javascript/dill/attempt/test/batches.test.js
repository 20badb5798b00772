import assert from 'node:assert/strict';
import { test } from 'node:test';
import { batches } from '../src/batches.js';

async function* levels(...values) {
  for (const value of values) yield value;
}

async function all(source) {
  const result = [];
  for await (const item of source) result.push(item);
  return result;
}

test('the rest comes last', async () => {
  assert.deepEqual(await all(batches(levels(1, 2, 3, 4, 5), 2)), [[1, 2], [3, 4], [5]]);
});

test('nothing in, nothing out', async () => {
  assert.deepEqual(await all(batches(levels(), 2)), []);
});

test('a size of zero is refused', async () => {
  await assert.rejects(all(batches(levels(1), 0)), RangeError);
});
