import test from 'node:test';
import assert from 'node:assert/strict';
import { calcTotal, describe } from '../src/invoice.ts';

test('total of two lines', () => {
  assert.equal(calcTotal([{ plan: 'basic', months: 2 }, { plan: 'family', months: 1 }], 'AT'), 11040);
});

test('description', () => {
  assert.equal(describe([{ plan: 'plus', months: 1 }], 'US'), '1 lines, 29.00');
});
