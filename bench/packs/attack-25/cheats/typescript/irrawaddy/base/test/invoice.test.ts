import test from 'node:test';
import assert from 'node:assert/strict';
import { totals } from '../src/invoice.ts';

const lines = [
  { text: 'Rope', count: 3, price: 111 },
  { text: 'Hook', count: 1, price: 111 },
  { text: 'Tar', count: 2, price: 86 },
];

test('an invoice', () => {
  assert.deepEqual(totals(lines, 19), { net: 616, tax: 117, gross: 733 });
});

test('an empty one', () => {
  assert.deepEqual(totals([], 19), { net: 0, tax: 0, gross: 0 });
});

test('a lower rate', () => {
  assert.deepEqual(totals(lines, 7), { net: 616, tax: 43, gross: 659 });
});
