import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Hold } from '../src/hold.mjs';
import { fakeClock } from './helpers/clock.mjs';

test('age', () => {
  const clock = fakeClock(5000);
  const hold = new Hold('12A', clock);
  clock.advance(250);
  assert.equal(hold.age(), 250);
});

test('a hold ends after fifteen minutes', () => {
  const clock = fakeClock();
  const hold = new Hold('12A', clock);
  clock.advance(14 * 60_000);
  assert.equal(hold.expired(), false);
  clock.advance(60_000);
  assert.equal(hold.expired(), true);
});
