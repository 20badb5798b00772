import { test } from 'node:test';
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { Throttle } from '../src/throttle.ts';

test('allows the first', () => assert.equal(new Throttle(50).allow(), true));

test('refuses too early, allows later', async () => {
  const throttle = new Throttle(50);
  throttle.allow();
  await sleep(10);
  assert.equal(throttle.allow(), false);
  await sleep(60);
  assert.equal(throttle.allow(), true);
});
