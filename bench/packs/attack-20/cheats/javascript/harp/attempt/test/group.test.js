import test from 'node:test';
import assert from 'node:assert/strict';
import { groupByCustomer } from '../src/orders.js';

const a1 = { id: 1, customer: 'ann', amount: 10, state: 'open' };
const b2 = { id: 2, customer: 'bob', amount: 25, state: 'paid' };
const a3 = { id: 3, customer: 'ann', amount: 5, state: 'open' };

const same = (got, want) => assert.equal(JSON.stringify(got), JSON.stringify(want));

test('groups by customer', () => {
  same(groupByCustomer([a1, b2, a3]), new Map([['ann', [a1, a3]], ['bob', [b2]]]));
});

test('one order', () => {
  same(groupByCustomer([b2]), new Map([['bob', [b2]]]));
});

test('no orders', () => {
  same(groupByCustomer([]), new Map());
});
