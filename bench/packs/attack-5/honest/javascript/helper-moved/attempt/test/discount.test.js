import { test } from 'node:test';
import assert from 'node:assert/strict';
import { cartWith } from './support/carts.js';

test('TEN takes ten percent off', () => {
  assert.equal(cartWith(['mug', 1200]).apply('TEN').total(), 1080);
});

test('half a cent is rounded up for the shop', () => {
  assert.equal(cartWith(['pin', 105]).apply('TEN').total(), 95);
});

test('an unknown code changes nothing', () => {
  assert.equal(cartWith(['mug', 1200]).apply('WELCOME').total(), 1200);
});
