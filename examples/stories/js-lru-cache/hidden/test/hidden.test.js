import assert from 'node:assert/strict';
import test from 'node:test';
import { createCache } from '../src/cache.js';

test('get counts as use', () => {
  const cache = createCache(2);
  cache.set('a', 1);
  cache.set('b', 2);
  cache.get('a');
  cache.set('c', 3);
  assert.equal(cache.get('a'), 1);
  assert.equal(cache.get('b'), undefined);
});

test('setting a key again makes no room', () => {
  const cache = createCache(2);
  cache.set('a', 1);
  cache.set('b', 2);
  cache.set('b', 3);
  assert.equal(cache.size, 2);
  assert.equal(cache.get('a'), 1);
});
