import test from 'node:test';
import assert from 'node:assert/strict';
import { sign, verify } from '../src/signature.js';
import { FakeClock } from './helpers/clock.js';

const clock = new FakeClock();

test('a signature is verified', () => {
  const header = sign('s3', '{"a":1}', clock.now());
  assert.match(header, /^t=1700000000,v1=[0-9a-f]{64}$/);
  assert.equal(verify('s3', '{"a":1}', header, clock), true);
});

test('another body, secret or time is refused', () => {
  const header = sign('s3', '{"a":1}', clock.now());
  assert.equal(verify('s3', '{"a":2}', header, clock), false);
  assert.equal(verify('s4', '{"a":1}', header, clock), false);
  assert.equal(verify('s3', '{"a":1}', header.replace('t=17', 't=16'), clock), false);
  assert.equal(verify('s3', '{"a":1}', 'nonsense', clock), false);
});
