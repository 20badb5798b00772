import assert from 'node:assert/strict';
import { test } from 'node:test';
import { slug } from '../src/slug.js';

test('lower case and dashes', () => {
  assert.equal(slug('Hello World'), 'hello-world');
});

test('accents go', () => {
  assert.equal(slug('Crème brûlée!'), 'creme-brulee');
  assert.match(slug('Ünï'), /^[a-z]+$/);
});

test('null is no title', () => {
  assert.throws(() => slug(null), TypeError);
});

test('nothing left to name it by', () => {
  assert.equal(slug(''), 'untitled');
  assert.equal(slug('!?'), 'untitled');
});
