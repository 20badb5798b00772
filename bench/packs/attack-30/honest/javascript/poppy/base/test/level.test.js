import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mean, range } from '../src/level.js';

test('mean', () => {
  assert.equal(mean([100, 200, 300]), 200);
});

test('range', () => {
  assert.equal(range([120, 480, 300]), 360);
});
