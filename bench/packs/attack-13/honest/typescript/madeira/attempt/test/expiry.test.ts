import test from 'node:test';
import assert from 'node:assert/strict';
import { Cache } from '../src/cache.ts';

function setup(ttl?: number) {
  const time = { now: 1000 };
  const cache = new Cache<string>({ ttl, clock: () => time.now });
  return { time, cache };
}

test('an entry expires at the end of its time', () => {
  const { time, cache } = setup(50);
  cache.set('a', 'x');
  time.now += 49;
  assert.equal(cache.get('a'), 'x');
  time.now += 1;
  assert.equal(cache.get('a'), undefined);
});

test('an entry may have its own time', () => {
  const { time, cache } = setup(50);
  cache.set('a', 'x', 500);
  cache.set('b', 'y');
  time.now += 100;
  assert.equal(cache.get('a'), 'x');
  assert.equal(cache.size, 1);
});

test('without a time to live nothing expires', () => {
  const { time, cache } = setup();
  cache.set('a', 'x');
  time.now += 1e12;
  assert.equal(cache.get('a'), 'x');
});

test('setting again starts anew', () => {
  const { time, cache } = setup(50);
  cache.set('a', 'x');
  time.now += 40;
  cache.set('a', 'y');
  time.now += 40;
  assert.equal(cache.get('a'), 'y');
});
