import test from 'node:test';
import assert from 'node:assert/strict';
import { print } from '../src/print.ts';
import { total } from '../src/total.ts';
import { makeOrder } from './make-order.ts';

test('nothing', () => {
  assert.equal(total([]), 0);
});

test('adds', () => {
  assert.equal(total([makeOrder(), makeOrder({ cents: 250 })]), 1250);
});

test('prints', () => {
  assert.equal(print([makeOrder({ cents: 1999 })]), '1 orders, 19.99');
});
