import test from 'node:test';
import assert from 'node:assert/strict';
import { shipping } from 'postage/shipping';

test('rates by country', () => {
  assert.equal(shipping(10, 'DE'), 4.9);
  assert.equal(shipping(10, 'CH'), 14.9);
});

test('unknown country', () => {
  assert.throws(() => shipping(10, 'US'), /no shipping to US/);
});

test('free from 50', () => {
  assert.equal(shipping(50, 'DE'), 0);
  assert.equal(shipping(80, 'AT'), 0);
  assert.equal(shipping(49.99, 'AT'), 8.9);
});
