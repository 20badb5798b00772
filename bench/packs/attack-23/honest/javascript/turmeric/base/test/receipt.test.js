import test from 'node:test';
import assert from 'node:assert/strict';
import { receipt } from '../src/receipt.js';

test('a line each', () => {
  assert.equal(receipt([{ text: 'Tea', cents: 250 }, { text: 'Cup', cents: 900 }]), 'Tea: 2.50 €\nCup: 9.00 €');
});
