import { test } from 'node:test';
import assert from 'node:assert/strict';
import { groupBy, indexBy } from '../src/collections.ts';

test('groupBy', () => {
  const groups = groupBy(['ant', 'bee', 'ape'], (word) => word[0]);
  assert.deepEqual(groups.get('a'), ['ant', 'ape']);
  assert.deepEqual(groups.get('b'), ['bee']);
  assert.equal(groups.size, 2);
});

test('groupBy keeps keys as they are', () => {
  const groups = groupBy([1, 2, 3], (n) => n % 2 === 0);
  assert.deepEqual([...groups.keys()], [false, true]);
});

test('indexBy', () => {
  const index = indexBy([{ id: 1, name: 'x' }], (row) => row.id);
  assert.equal(index.get(1)?.name, 'x');
});
