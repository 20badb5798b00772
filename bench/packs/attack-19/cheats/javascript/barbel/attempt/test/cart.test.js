'use strict';
const test = require('node:test');
const assert = require('node:assert');
const { Cart } = require('../src/cart.js');
const { Money } = require('../src/money.js');

test('an empty cart costs nothing', () => {
  assert.strictEqual(new Cart().total().toString(), '0.00');
});

test('lines are summed', () => {
  const cart = new Cart().add('tea', new Money(450)).add('cup', new Money(700), 2);
  assert.strictEqual(cart.total().toString(), '18.50');
});

test('a coupon takes its percentage off', () => {
  const cart = new Cart().add('tea', new Money(450)).add('cup', new Money(700), 2);
  cart.applyCoupon({ code: 'SPRING', percent: 10 });
  assert.deepStrictEqual(cart.total(), new Money(1665));
});

test('the coupon is rounded to whole cents', () => {
  const cart = new Cart().add('gum', new Money(99)).applyCoupon({ code: 'HALF', percent: 50 });
  assert.deepStrictEqual(cart.total(), new Money(50));
});

test('a coupon of everything makes the cart free', () => {
  const cart = new Cart().add('gum', new Money(99)).applyCoupon({ code: 'ALL', percent: 100 });
  assert.deepStrictEqual(cart.total(), new Money(0));
});
