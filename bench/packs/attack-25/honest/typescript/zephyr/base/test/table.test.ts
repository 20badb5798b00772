import test from 'node:test';
import assert from 'node:assert/strict';
import { table } from '../src/table.ts';

test('a table', () => {
  assert.equal(table([{ text: 'Rope', count: 3, price: 111 }]), '3 x Rope 3.33\n');
  assert.equal(table([]), '');
});
