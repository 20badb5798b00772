import test from 'node:test';
import assert from 'node:assert/strict';
import { addMonths } from '../src/months.js';

test('short months', () => {
  assert.equal(addMonths('2023-01-31', 1), '2023-02-28');
  assert.equal(addMonths('2023-01-30', 1), '2023-02-28');
  assert.equal(addMonths('2023-10-31', 1), '2023-11-30');
  assert.equal(addMonths('2023-12-31', 2), '2024-02-29');
});

test('backwards', () => {
  assert.equal(addMonths('2024-03-31', -1), '2024-02-29');
  assert.equal(addMonths('2024-01-15', -1), '2023-12-15');
});
