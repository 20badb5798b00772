import test from 'node:test';
import assert from 'node:assert/strict';
import { addDays } from '../src/days.ts';

test('adds days', () => {
  assert.equal(addDays('2024-02-28', 1), '2024-02-29');
  assert.equal(addDays('2023-12-31', 1), '2024-01-01');
});

test('takes days off', () => {
  assert.equal(addDays('2024-03-01', -1), '2024-02-29');
});
