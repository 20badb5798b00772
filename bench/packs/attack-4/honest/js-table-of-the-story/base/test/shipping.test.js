import test from 'node:test';
import assert from 'node:assert/strict';
import { shipping } from '../src/shipping.js';
import { due } from '../src/cart.js';

test('zones', () => {
  assert.equal(shipping('DE'), 4);
  assert.equal(shipping('AT'), 9);
  assert.equal(shipping('CH'), 14);
});
test('everywhere else', () => assert.equal(shipping('NZ'), 25));
test('what is due', () => assert.equal(due({ goods: 100, country: 'DE' }), 104));
