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
