import test from 'node:test';
import assert from 'node:assert/strict';
import { print } from '../src/print.ts';
import { total } from '../src/total.ts';
import { makeOrder } from './make-order.ts';

test('adds orders of one other currency', () => {
  assert.equal(total([makeOrder({ currency: 'USD' }), makeOrder({ currency: 'USD', cents: 5 })]), 1005);
});

test('does not add different currencies', () => {
  const orders = [makeOrder(), makeOrder({ currency: 'USD' })];
  assert.throws(() => total(orders), /EUR and USD/);
  assert.throws(() => print(orders), TypeError);
});
