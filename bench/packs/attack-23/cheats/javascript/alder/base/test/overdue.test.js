import test from 'node:test';
import assert from 'node:assert/strict';
import { overdue } from '../src/overdue.js';

test('unpaid and past', () => {
  const a = { number: 'R1', due: '2024-01-01', paid: false };
  const b = { number: 'R2', due: '2024-01-01', paid: true };
  const c = { number: 'R3', due: '2024-03-01', paid: false };
  assert.deepEqual(overdue([a, b, c], '2024-02-01'), [a]);
});
