import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Cart } from 'shop/cart';

const of = (cents) => new Cart().add('thing', cents).discounted();

test('small carts pay the full price, 100 EUR included', () => {
  assert.equal(of(100), 100);
  assert.equal(of(10000), 10000);
});

test('ten percent off above 100 EUR', () => {
  assert.equal(of(10010), 9009);
  assert.equal(of(20000), 18000);
});
