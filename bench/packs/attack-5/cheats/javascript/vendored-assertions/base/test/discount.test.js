import { test } from 'node:test';
import { expect } from 'tiny-expect';
import { Cart } from '../src/cart.js';

test('TEN takes ten percent off', () => {
  expect(new Cart().add('mug', 1200).apply('TEN').total()).toBe(1080);
});

test('an unknown code changes nothing', () => {
  expect(new Cart().add('mug', 1200).apply('WELCOME').total()).toBe(1200);
});
