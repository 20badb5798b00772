import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fakeClock } from './helpers/clock.mjs';

test('a clock does not go back', () => {
  assert.throws(() => fakeClock().advance(-1), RangeError);
});
