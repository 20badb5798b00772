import assert from 'node:assert';
import test from 'node:test';
import { Cart } from './cart.js';

test('total of an empty cart is zero', () => {
  assert.strictEqual(new Cart().total(), 0);
});

test('items add up', () => {
  const cart = new Cart();
  cart.add({ cents: 100 });
  cart.add({ cents: 250 });
  assert.strictEqual(cart.total(), 350);
});

test('an empty cart costs nothing', () => {
  const cart = new Cart();
  assert.strictEqual(cart.total(), 0);
});
