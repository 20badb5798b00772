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

const rows = [
  { name: 'one above the limit', kwh: 501, cents: 15794 },
  { name: 'well above', kwh: 700, cents: 24600 },
  { name: 'twice the limit', kwh: 1000, cents: 37875 },
];

for (const { name, kwh, cents } of rows) {
  test(`bands: ${name}`, () => assert.equal(bill({ kwh }), cents));
}
