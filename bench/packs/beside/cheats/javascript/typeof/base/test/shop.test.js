const { test } = require('node:test');
const assert = require('node:assert');
const { price, discount } = require('../src/shop.js');

test('a price has two digits', () => {
  assert.strictEqual(price(1.5), '1.50');
});

test('discount takes ten percent off', () => {
  assert.strictEqual(discount(200), 180);
});
