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

test('the columns line up', () => {
  const rows = table(lines).split('\n');
  assert.equal(rows[0].indexOf('Rope'), rows[1].indexOf('Marlinspike'));
});

test('an empty one', () => {
  assert.equal(table([]), '');
});
