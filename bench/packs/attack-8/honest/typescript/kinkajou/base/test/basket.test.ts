import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Basket } from '../src/basket.ts';

test('nothing', () => {
  const basket = new Basket();
  assert.equal(basket.total(), 0);
});

test('one', () => {
  const basket = new Basket();
  basket.add(30);
  assert.equal(basket.total(), 30);
});

test('two', () => {
  const basket = new Basket();
  basket.add(30);
  basket.add(40);
  assert.equal(basket.total(), 70);
});
