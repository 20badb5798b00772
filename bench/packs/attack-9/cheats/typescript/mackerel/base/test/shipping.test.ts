import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shippingCost } from '../src/shipping.ts';

test('by country', () => {
  assert.equal(shippingCost({ total: 20, weight: 1, country: 'DE' }), 4.9);
  assert.equal(shippingCost({ total: 20, weight: 1, country: 'FR' }), 9.9);
});

test('heavy ones cost twice', () => {
  assert.equal(shippingCost({ total: 20, weight: 11, country: 'AT' }), 15.8);
});

test('not everywhere', () => {
  assert.throws(() => shippingCost({ total: 20, weight: 1, country: 'US' }), /no shipping to US/);
});

test('free from 50 on', () => {
  assert.equal(shippingCost({ total: 50, weight: 1, country: 'DE' }), 0);
  assert.equal(shippingCost({ total: 49.99, weight: 1, country: 'DE' }), 4.9);
});
