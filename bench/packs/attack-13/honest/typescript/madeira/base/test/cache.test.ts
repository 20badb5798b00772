import test from 'node:test';
import assert from 'node:assert/strict';
import { Cache } from '../src/cache.ts';

test('set and get', () => {
  const cache = new Cache<number>();
  cache.set('a', 1);
  assert.equal(cache.get('a'), 1);
  assert.equal(cache.get('b'), undefined);
  assert.equal(cache.size, 1);
});
