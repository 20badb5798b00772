import { test } from 'node:test';
import { unique } from '../src/unique.js';
import { expect } from './expect.js';

test('a free name stays', () => {
  expect(unique('a', ['b'])).toBe('a');
});

test('a taken name gets a number', () => {
  expect(unique('a', ['a'])).toBe('a-2');
  expect(unique('a', ['a', 'a-2'])).toBe('a-3');
});
