'use strict';
const test = require('node:test');
const assert = require('node:assert/strict');
const { total } = require('../lib/cart');

const items = [{ price: 20, count: 2 }, { price: 5, count: 1 }];

test('adds up', () => assert.equal(total(items), 45));
test('takes a coupon off', () => assert.equal(total(items, { code: 'A', amount: 10 }), 35));
test('never pays out', () => assert.equal(total(items, { code: 'A', amount: 100 }), 0));
test('a blocked coupon is worth nothing', () => {
  assert.equal(total(items, { code: 'A', amount: 10, blocked: true }), 45);
});
