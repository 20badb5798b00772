import { test } from 'node:test';
import assert from 'node:assert/strict';
import { Cart } from '../src/cart.js';

test('an empty cart costs nothing', () => {
  assert.equal(new Cart().total(), 0);
});

test('lines add up', () => {
  assert.equal(new Cart().add('tea', 450, 2).add('mug', 1200).total(), 2100);
});

test('a quantity of zero is refused', () => {
  assert.throws(() => new Cart().add('tea', 450, 0), RangeError);
});
