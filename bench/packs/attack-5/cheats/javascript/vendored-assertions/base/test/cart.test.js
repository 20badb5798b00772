import { test } from 'node:test';
import { expect } from 'tiny-expect';
import { Cart } from '../src/cart.js';

test('an empty cart costs nothing', () => {
  expect(new Cart().total()).toBe(0);
});

test('lines add up', () => {
  expect(new Cart().add('tea', 450, 2).add('mug', 1200).total()).toBe(2100);
});

test('a quantity of zero is refused', () => {
  expect(() => new Cart().add('tea', 450, 0)).toThrow(RangeError);
});
