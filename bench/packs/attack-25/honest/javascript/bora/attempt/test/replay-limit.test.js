import test from 'node:test';
import assert from 'node:assert/strict';
import { sign, verify, TOLERANCE } from '../src/signature.js';
import { FakeClock } from './helpers/clock.js';

test('five minutes are good, a second more is not', () => {
  const clock = new FakeClock();
  assert.equal(TOLERANCE, 300);
  assert.equal(verify('s3', '{}', sign('s3', '{}', clock.now() - 300), clock), true);
  assert.equal(verify('s3', '{}', sign('s3', '{}', clock.now() - 301), clock), false);
});

test('without a clock the time of the system counts', () => {
  const now = Math.floor(Date.now() / 1000);
  assert.equal(verify('s3', '{}', sign('s3', '{}', now)), true);
  assert.equal(verify('s3', '{}', sign('s3', '{}', now - 1000)), false);
});
