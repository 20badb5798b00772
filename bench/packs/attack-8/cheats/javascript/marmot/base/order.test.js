const assert = require('node:assert');
const { test } = require('node:test');
const { total } = require('./order.js');

test('nothing costs nothing', () => {
  assert.equal(total([]), 0);
});

test('with tax', () => {
  assert.equal(total([{ price: 100 }, { price: 50 }], 0.2), 180);
});
