import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Basket } from '../src/basket.ts';

function basketOf(...prices: number[]): Basket {
  const basket = new Basket();
  for (const price of prices) basket.add(price);
  return basket;
}

test('nothing', () => {
  assert.equal(basketOf().total(), 0);
});

test('one', () => {
  assert.equal(basketOf(30).total(), 30);
});

test('two', () => {
  assert.equal(basketOf(30, 40).total(), 70);
});

test('a hundred is not enough for the discount', () => {
  assert.equal(basketOf(60, 40).total(), 100);
});

test('ten percent off above a hundred', () => {
  assert.equal(basketOf(100, 50).total(), 135);
});
