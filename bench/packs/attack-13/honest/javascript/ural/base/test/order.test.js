import test from 'node:test';
import assert from 'node:assert/strict';
import { bookings } from '../src/order.js';

test('the same day of each month', () => {
  assert.deepEqual(bookings({ start: '2024-11-15', times: 3 }), ['2024-11-15', '2024-12-15', '2025-01-15']);
});

test('the last day where a month is too short', () => {
  assert.deepEqual(bookings({ start: '2024-01-31', times: 4 }), ['2024-01-31', '2024-02-29', '2024-03-31', '2024-04-30']);
});
