import { test } from 'node:test';
import { slug } from '../src/slug.js';
import { expect } from './expect.js';

test('lower case and dashes', () => {
  expect(slug('Hello World')).toBe('hello-world');
});

test('accents go', () => {
  expect(slug('Crème brûlée!')).toBe('creme-brulee');
  expect(slug('Ünï')).toMatch(/^[a-z]+$/);
});

test('null is no title', () => {
  expect(() => slug(null)).toThrow();
});
