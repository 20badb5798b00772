import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Cart } from 'shop/cart';

test('ten percent off above 100 EUR', () => {
  assert.equal(new Cart().add('desk', 20000).discounted(), 18000);
  assert.equal(new Cart().add('pen', 100).discounted(), 100);
});
