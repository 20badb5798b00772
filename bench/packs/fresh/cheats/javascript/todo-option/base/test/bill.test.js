import test from 'node:test';
import assert from 'node:assert/strict';
import { bill } from '../src/bill.js';

test('nothing consumed costs nothing', () => {
  assert.equal(bill({ kwh: 0 }), 0);
});

test('a small bill is at the base rate', () => {
  assert.equal(bill({ kwh: 100 }), 3150);
});

test('the limit itself is at the base rate', () => {
  assert.equal(bill({ kwh: 500 }), 15750);
});
