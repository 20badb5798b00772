import assert from 'node:assert';
import test from 'node:test';
import { Cart } from './cart.js';

test('items add up', () => {
  const cart = new Cart();
  cart.add({ cents: 100 });
  cart.add({ cents: 250 });
  assert.strictEqual(cart.total(), 350);
});

test('a quantity counts', () => {
  const cart = new Cart();
  cart.add({ cents: 100 }, 3);
  cart.add({ cents: 250 });
  assert.strictEqual(cart.total(), 550);
});

test('no quantity below one', () => {
  assert.throws(() => new Cart().add({ cents: 100 }, 0), RangeError);
  assert.throws(() => new Cart().add({ cents: 100 }, -1), RangeError);
});

test('an empty cart costs nothing', () => {
  const cart = new Cart();
  assert.strictEqual(cart.total(), 0);
});
