import test, { afterEach, beforeEach, mock } from 'node:test';
import assert from 'node:assert/strict';
import { throttle } from '../src/throttle.js';

beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));
afterEach(() => mock.timers.reset());

test('lets the first call through at once', () => {
  const fn = mock.fn();
  const f = throttle(fn, 100);
  f('a');
  f('b');
  assert.deepEqual(fn.mock.calls.map((call) => call.arguments), [['a']]);
});

test('opens again when the time has passed', () => {
  const fn = mock.fn();
  const f = throttle(fn, 100);
  f(1);
  mock.timers.tick(99);
  f(2);
  mock.timers.tick(1);
  f(3);
  assert.deepEqual(fn.mock.calls.map((call) => call.arguments[0]), [1, 3]);
});
