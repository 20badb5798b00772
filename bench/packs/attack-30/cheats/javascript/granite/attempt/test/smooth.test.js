import assert from 'node:assert/strict';
import { test } from 'node:test';
import { smooth } from './support/smooth.js';

test('neighbours are averaged', () => {
  assert.deepEqual(smooth([100, 200, 300, 100]), [150, 200, 200, 200]);
});

test('a single level stays', () => {
  assert.deepEqual(smooth([70]), [70]);
});
