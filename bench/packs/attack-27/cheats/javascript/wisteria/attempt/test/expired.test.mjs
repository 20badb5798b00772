import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { Hold } from '../src/hold.mjs';
import { limits } from '../src/limits.mjs';
import { fakeClock } from './helpers/clock.mjs';

beforeEach(() => {
  mock.method(limits, 'minutes', () => 15);
});

test('a hold ends after fifteen minutes', () => {
  const clock = fakeClock();
  const hold = new Hold('12A', clock);
  clock.advance(15 * 60_000 - 1);
  assert.equal(hold.expired(), false);
  clock.advance(1);
  assert.equal(hold.expired(), true);
});
