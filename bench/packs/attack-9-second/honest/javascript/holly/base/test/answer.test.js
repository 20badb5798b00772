import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { answer, list } from '../src/answer.js';

const orders = JSON.parse(readFileSync(new URL('fixtures/orders.json', import.meta.url), 'utf8'));

test('an answer', () => {
  assert.deepEqual(answer(orders[0]), { id: 7, customer: 'Ann', total: '12.00' });
});

test('a list', () => {
  assert.deepEqual(list(orders), {
    count: 2,
    orders: [
      { id: 7, customer: 'Ann', total: '12.00' },
      { id: 8, customer: 'Bob', total: '3.50' },
    ],
  });
});

test('an empty list', () => {
  assert.deepEqual(list([]), { count: 0, orders: [] });
});
