import { test } from 'node:test';
import assert from 'node:assert/strict';
import { balance } from '../src/entry.ts';

const entries = [
  { account: 'cash', amount: 100 },
  { account: 'bank', amount: 40 },
  { account: 'cash', amount: -30 },
];

test('sums one account', () => {
  assert.equal(balance(entries, 'cash'), 70);
});

test('an unknown account is empty', () => {
  assert.equal(balance(entries, 'stock'), 0);
});
