import { test } from 'node:test';
import assert from 'node:assert/strict';
import { Throttle } from '../src/throttle.ts';

test('allows the first', () => assert.equal(new Throttle(50).allow(), true));

test('refuses too early, allows later', () => {
  let now = 1000;
  const throttle = new Throttle(50, () => now);
  assert.equal(throttle.allow(), true);
  now += 10;
  assert.equal(throttle.allow(), false);
  now += 39;
  assert.equal(throttle.allow(), false);
  now += 1;
  assert.equal(throttle.allow(), true);
});
