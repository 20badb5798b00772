import { test } from 'node:test';
import assert from 'node:assert/strict';
import { once } from '../src/once.js';

test('runs once', () => {
  let n = 0;
  const f = once(() => ++n);
  f();
  assert.equal(f(), 1);
});
