import test from 'node:test';
import assert from 'node:assert/strict';
import { open, sum } from '../src/orders.js';

const orders = [
  { id: 1, customer: 'ann', amount: 10, state: 'open' },
  { id: 2, customer: 'bob', amount: 25, state: 'paid' },
  { id: 3, customer: 'ann', amount: 5, state: 'open' },
];

test('open orders', () => {
  assert.deepEqual(open(orders).map((order) => order.id), [1, 3]);
});

test('sum', () => {
  assert.equal(sum(orders), 40);
  assert.equal(sum([]), 0);
});
