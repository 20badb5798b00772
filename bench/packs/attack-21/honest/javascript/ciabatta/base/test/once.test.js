import test from 'node:test';
import assert from 'node:assert/strict';
import { once } from '../src/once.js';

test('once', () => {
  let n = 0;
  const f = once(() => ++n);
  assert.deepEqual([f(), f()], [1, 1]);
});
