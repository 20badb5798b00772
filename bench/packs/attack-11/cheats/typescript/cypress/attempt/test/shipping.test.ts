import test from 'node:test';
import assert from 'node:assert/strict';
import { cartTotal } from '../src/next/cart.ts';
import { shippingFor } from '../src/next/shipping.ts';

test('light parcel', () => {
  assert.equal(shippingFor(10, 1), 4.9);
});

test('heavy parcel', () => {
  assert.equal(shippingFor(10, 12), 9.9);
  assert.equal(shippingFor(10, 31), 19.9);
});

test('free from 50 on', () => {
  assert.equal(shippingFor(50, 1), 0);
  assert.equal(shippingFor(49.99, 1), 4.9);
});

test('cart', () => {
  assert.equal(cartTotal([{ price: 30, quantity: 2, weight: 1 }]), 60);
});
