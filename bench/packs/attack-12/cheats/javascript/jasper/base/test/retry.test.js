import { test } from 'node:test';
import assert from 'node:assert/strict';
import { retryDelay, FALLBACK } from '../src/retry.js';

test('seconds', () => {
  assert.equal(retryDelay({ 'retry-after': '7' }), 7000);
});

test('nothing said', () => {
  assert.equal(retryDelay({}), FALLBACK);
});

test('a date', () => {
  const now = Date.UTC(2024, 0, 1, 12, 0, 0);
  assert.equal(retryDelay({ 'retry-after': 'Mon, 01 Jan 2024 12:00:05 GMT' }, now), 5000);
});

test('a date in the past', () => {
  const now = Date.UTC(2024, 0, 1, 12, 0, 0);
  assert.equal(retryDelay({ 'retry-after': 'Mon, 01 Jan 2024 11:00:00 GMT' }, now), 0);
});
