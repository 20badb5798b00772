import { test } from 'node:test';
import assert from 'node:assert/strict';
import { createCart } from '#cart';

test('adds up', () => {
  const cart = createCart();
  cart.add(100);
  cart.add(50, 2);
  assert.equal(cart.total(), 200);
});

test('a voucher comes off', () => {
  const cart = createCart();
  cart.add(100);
  cart.voucher(30);
  assert.equal(cart.total(), 70);
});

test('the total is never below zero', () => {
  const cart = createCart();
  cart.add(100);
  cart.voucher(300);
  assert.equal(cart.total(), 0);
});
