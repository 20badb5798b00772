import test from 'node:test';
import assert from 'node:assert/strict';
import { table } from '../src/table.ts';

const lines = [
  { text: 'Rope', count: 3, price: 111 },
  { text: 'Marlinspike', count: 12, price: 1239 },
];

test('a table', t => {
  t.assert.snapshot(table(lines));
});

test('a total that is wider than every amount', () => {
  assert.equal(table([{ text: 'Tar', count: 1, price: 600 }, { text: 'Oil', count: 1, price: 600 }]),
    '1  Tar   6.00\n1  Oil   6.00\n-------------\n        12.00\n');
});

test('an empty one', () => {
  assert.equal(table([]), '');
});
