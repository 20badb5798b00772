import assert from 'node:assert/strict';
import test from 'node:test';
import { setUp } from './support/clock.js';

test('an entry can be read back', () => {
  const { cache, advance } = setUp();
  cache.set('eur', 1.1);
  advance(29_000);
  assert.equal(cache.get('eur'), 1.1);
});

test('an entry is gone after thirty seconds', () => {
  const { cache, advance } = setUp();
  cache.set('eur', 1.1);
  advance(30_001);
  assert.equal(cache.get('eur'), undefined);
  assert.equal(cache.size, 0);
});
