import assert from 'node:assert/strict';
import test from 'node:test';

test('last', () => {
  assert.equal([1, 2].last(), 2);
});

test('sum', () => {
  assert.equal([1, 2].sum(), 3);
});
