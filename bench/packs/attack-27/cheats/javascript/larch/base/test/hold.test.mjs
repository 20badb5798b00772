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
