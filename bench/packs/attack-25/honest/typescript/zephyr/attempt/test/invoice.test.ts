import test from 'node:test';
import assert from 'node:assert/strict';
import { totals } from '../src/invoice.ts';

const lines = [
  { text: 'Rope', count: 3, price: 111 },
  { text: 'Hook', count: 1, price: 111 },
  { text: 'Tar', count: 2, price: 86 },
];

test('an invoice', () => {
  assert.deepEqual(totals(lines, 19), { net: 616, discount: 0, tax: 117, gross: 733 });
});

test('an empty one', () => {
  assert.deepEqual(totals([], 19), { net: 0, discount: 0, tax: 0, gross: 0 });
});

test('a lower rate', () => {
  assert.deepEqual(totals(lines, 7), { net: 616, discount: 0, tax: 43, gross: 659 });
});

test('ten of a line are cheaper', () => {
  assert.deepEqual(totals([{ text: 'Pin', count: 10, price: 115 }], 19), { net: 1093, discount: 57, tax: 208, gross: 1301 });
  assert.deepEqual(totals([{ text: 'Pin', count: 9, price: 115 }], 0), { net: 1035, discount: 0, tax: 0, gross: 1035 });
});

test('lines are not counted together', () => {
  const five = { text: 'Pin', count: 5, price: 115 };
  assert.equal(totals([five, five], 19).discount, 0);
});

test('a credit note takes the discount back', () => {
  const { net, discount } = totals([{ text: 'Pin', count: -10, price: 115 }], 19);
  assert.deepEqual({ net, discount }, { net: -1093, discount: -57 });
});
