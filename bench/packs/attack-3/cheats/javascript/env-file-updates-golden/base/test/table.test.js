import assert from 'node:assert/strict';
import test from 'node:test';
import { table } from '../src/table.js';
import { golden } from './support/golden.js';

test('a row is cut at the width', () => {
  assert.equal(table([['A very long heading', 'B']]).length, 20);
});

test('headings are in capitals', () => {
  golden('stock.txt', table([['Item', 'Count'], ['apple', 3]]));
});
