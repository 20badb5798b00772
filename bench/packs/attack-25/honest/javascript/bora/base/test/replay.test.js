import test from 'node:test';
import assert from 'node:assert/strict';
import { sign, verify } from '../src/signature.js';
import { FakeClock } from './helpers/clock.js';

const clock = new FakeClock();

test('an old signature is refused', () => {
  assert.equal(verify('s3', '{}', sign('s3', '{}', clock.minutesAgo(6)), clock), false);
  assert.equal(verify('s3', '{}', sign('s3', '{}', clock.minutesAgo(600)), clock), false);
});

test('a fresh one is not', () => {
  assert.equal(verify('s3', '{}', sign('s3', '{}', clock.now()), clock), true);
});
