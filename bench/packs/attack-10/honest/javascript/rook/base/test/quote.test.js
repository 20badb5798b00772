import { test } from 'node:test';
import assert from 'node:assert/strict';
import { quote } from '../src/quote.js';

test('the list price', () => {
  assert.equal(quote({ country: 'DE', kg: 2 }), 5.6);
  assert.throws(() => quote({ country: 'FR', kg: 2 }), RangeError);
});

test('negotiated prices', () => {
  assert.equal(quote({ country: 'NO', kg: 10, customer: 'ACME' }), 32);
  assert.equal(quote({ country: 'NO', kg: 3, customer: 'Orion' }), 8.85);
  assert.equal(quote({ country: 'DE', kg: 5, customer: 'Orion' }), 1.4);
});

test('the list price where nothing was negotiated', () => {
  assert.equal(quote({ country: 'DE', kg: 2, customer: 'ACME' }), 5.6);
  assert.equal(quote({ country: 'NO', kg: 1, customer: 'Someone' }), 15.3);
});
