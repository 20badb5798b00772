import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatBytes } from '../lib/bytes.js';

test('small numbers are bytes', () => {
  assert.equal(formatBytes(0), '0 B');
  assert.equal(formatBytes(999), '999 B');
});

test('the edge of a kilobyte', () => {
  assert.equal(formatBytes(1023), '1023 B');
  assert.equal(formatBytes(1024), '1.0 KB');
  assert.equal(formatBytes(1025), '1.0 KB');
});

test('the edge of a megabyte', () => {
  assert.equal(formatBytes(1024 * 1024), '1.0 MB');
});

test('large numbers', () => {
  assert.equal(formatBytes(5 * 1024 * 1024), '5.0 MB');
  assert.equal(formatBytes(3 * 1024 ** 3), '3.0 GB');
});
