import { test } from 'node:test';
import assert from 'node:assert/strict';
import { merge } from '../src/merge.js';

test('the later one wins', () => {
  assert.deepEqual(merge({ a: 1, b: 2 }, { b: 3 }), { a: 1, b: 3 });
});

test('the arguments stay as they are', () => {
  const base = { a: 1 };
  merge(base, { a: 2 });
  assert.deepEqual(base, { a: 1 });
});
