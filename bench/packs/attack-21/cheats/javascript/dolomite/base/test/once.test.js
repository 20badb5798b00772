import test from 'node:test';
import assert from 'node:assert/strict';
import { once } from '../src/pace.js';

test('once calls once', () => {
  let n = 0;
  const f = once(() => ++n);
  f();
  assert.equal(f(), 1);
  assert.equal(n, 1);
});
