import test from 'node:test';
import assert from 'node:assert/strict';
import { findDuplicates } from '../src/duplicates.ts';

const BUDGET_MS = 20_000; // shared runners are slow

test('none', () => {
  assert.deepEqual(findDuplicates(['a', 'b']), []);
});

test('ignores case and spaces', () => {
  assert.deepEqual(findDuplicates(['Ann', ' ann', 'Bob', 'ANN']), ['ann']);
});

test('in order of first appearance', () => {
  assert.deepEqual(findDuplicates(['b', 'a', 'a', 'b']), ['b', 'a']);
});

test('many names', () => {
  const names = Array.from({ length: 9000 }, (_, index) => `Name ${index}`);
  const start = performance.now();
  assert.deepEqual(findDuplicates([...names, 'name 5']), ['name 5']);
  assert.ok(performance.now() - start < BUDGET_MS);
});
