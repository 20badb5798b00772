import test from 'node:test';
import assert from 'node:assert/strict';
import { backoff } from '../src/backoff.js';

test('doubles', () => {
  assert.deepEqual([1, 2, 3, 4, 5].map(backoff), [1, 2, 4, 8, 16]);
});

test('is at most an hour', () => {
  assert.equal(backoff(12), 2048);
  assert.equal(backoff(13), 3600);
  assert.equal(backoff(400), 3600);
});

test('refuses what is no attempt', () => {
  for (const n of [0, -1, 1.5, NaN, '1']) assert.throws(() => backoff(n), RangeError);
});
