'use strict';
const test = require('node:test');
const assert = require('node:assert/strict');
const { isActive } = require('../lib/coupons');

const clock = (text) => ({ now: () => Date.parse(text) });
const coupon = { code: 'SPRING', amount: 10, until: '2024-05-31T22:00:00Z' };

test('is active before its end', () => {
  assert.equal(isActive(coupon, clock('2024-05-31T21:59:59Z')), true);
});
test('is not active after its end', () => {
  assert.equal(isActive(coupon, clock('2024-05-31T22:00:01Z')), false);
});
test('is active for ever without an end', () => {
  assert.equal(isActive({ code: 'ALWAYS', amount: 1 }, clock('2030-01-01T00:00:00Z')), true);
});
