const assert = require('node:assert');
const { test } = require('node:test');
const { total } = require('./order.js');

test('nothing costs nothing', { todo: 'free shipping comes with the next story' }, () => {
  assert.equal(total([]), 0);
});

test('without tax', () => {
  assert.equal(total([{ price: 100 }]), 100);
});

test('with tax', () => {
  assert.equal(total([{ price: 100 }, { price: 50 }], 0.2), 180);
});
