import test, { beforeEach, afterEach, mock } from 'node:test';
import assert from 'node:assert/strict';
import { debounce } from '../src/pace.js';

beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));
afterEach(() => mock.timers.reset());

test('debounce calls once, with the last arguments', () => {
  const calls = [];
  const f = debounce((x) => calls.push(x), 50);
  f('a');
  f('b');
  f('c');
  assert.deepEqual(calls, []);
  setTimeout(() => {
    assert.deepEqual(calls, ['c']);
  }, 60);
});

test('debounce starts anew after a pause', () => {
  const calls = [];
  const f = debounce((x) => calls.push(x), 50);
  f(1);
  setTimeout(() => {
    f(2);
    setTimeout(() => assert.deepEqual(calls, [1, 2]), 60);
  }, 60);
});
