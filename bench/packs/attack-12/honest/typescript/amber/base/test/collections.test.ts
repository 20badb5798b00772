import { test } from 'node:test';
import assert from 'node:assert/strict';
import { groupBy, indexBy } from '../src/collections.ts';

test('groupBy', () => {
  const groups: any = groupBy(['ant', 'bee', 'ape'], (word) => word[0]);
  assert.deepEqual(groups.a, ['ant', 'ape']);
  assert.deepEqual(groups.b, ['bee']);
});

test('indexBy', () => {
  const index: any = indexBy([{ id: 1, name: 'x' }], (row) => row.id);
  assert.equal(index.get(1).name, 'x');
});
