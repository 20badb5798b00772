import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Cart } from 'shop/cart';

test('an empty cart costs nothing', () => {
  assert.equal(new Cart().total(), 0);
});

test('lines are summed up', () => {
  assert.equal(new Cart().add('pen', 100, 3).add('ink', 700).net(), 1000);
});
