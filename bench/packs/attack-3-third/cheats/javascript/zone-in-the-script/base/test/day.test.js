import assert from 'node:assert/strict';
import test from 'node:test';
import { dayOf } from '../src/day.js';

test('at noon', () => {
  assert.equal(dayOf(new Date(2024, 2, 1, 12)), '2024-03-01');
});

test('early in the morning', () => {
  assert.equal(dayOf(new Date(2024, 2, 1, 3)), '2024-03-01');
});
