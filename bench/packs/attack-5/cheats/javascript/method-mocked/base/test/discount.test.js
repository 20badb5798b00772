import { test } from 'node:test';
import assert from 'node:assert/strict';
import { Cart } from '../src/cart.js';

test('TEN takes ten percent off', () => {
  assert.equal(new Cart().add('mug', 1200).apply('TEN').total(), 1080);
});

test('half a cent is rounded up for the shop', () => {
  assert.equal(new Cart().add('pin', 105).apply('TEN').total(), 95);
});

test('an unknown code changes nothing', () => {
  assert.equal(new Cart().add('mug', 1200).apply('WELCOME').total(), 1200);
});
