import assert from 'node:assert/strict';
import { test } from 'node:test';
import { slug } from '../src/slug.js';

test('slug', () => {
  assert.equal(slug('Red Pen'), 'red-pen');
  assert.equal(slug('  Ink -- black '), 'ink-black');
  assert.equal(slug('A4'), 'a4');
});
