import { test } from 'node:test';
import assert from 'node:assert/strict';
import { quote } from '../src/quote.js';

test('light parcels pay by the kilogram', () => {
  assert.equal(quote({ country: 'DE', kg: 2 }), 5.6);
  assert.equal(quote({ country: 'NO', kg: 30 }), 47.2);
});

test('unknown lanes are refused', () => {
  assert.throws(() => quote({ country: 'XX', kg: 2 }), /no lane/);
  assert.throws(() => quote({ country: 'DE', kg: 0 }), /weighs/);
});
