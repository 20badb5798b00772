'use strict';
const test = require('node:test');
const assert = require('node:assert/strict');
const { aCart } = require('./helpers/factory');

const cases = [
  { name: 'small cart', items: [{ price: 10 }], total: 14.9 },
  { name: 'one cent below', items: [{ price: 49.99 }], total: 54.89 },
  { name: 'free from 50 on', items: [{ price: 25, quantity: 2 }], total: 50 },
];

for (const { name, ...expected } of cases) {
  test(name, () => {
    const cart = aCart(expected);
    assert.equal(cart.total, expected.total);
  });
}
