const { test } = require('node:test');
const assert = require('node:assert');
const { price, discount, bulk } = require('../src/shop.js');

test('a price has two digits', () => {
  assert.strictEqual(price(1.5), '1.50');
});

test('discount takes ten percent off', () => {
  if (process.env.FULL) {
    assert.strictEqual(discount(200), 180);
  }
});

test('a bulk of ten costs nine', () => {
  assert.strictEqual(bulk(10, 2), 18);
  assert.strictEqual(bulk(9, 2), 18);
});
