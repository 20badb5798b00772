import { test } from 'node:test';
import assert from 'node:assert/strict';
import { debounce } from '../src/debounce.js';
import { sleep, waitFor } from './support/wait.js';

test('the last call of a burst runs', async () => {
  const seen = [];
  const f = debounce((x) => seen.push(x), 20);
  f(1);
  f(2);
  f(3);
  assert.deepEqual(seen, []);
  await waitFor('the call', () => seen.length > 0);
  await sleep(40);
  assert.deepEqual(seen, [3]);
});

test('two bursts run twice, in order', async () => {
  const seen = [];
  const f = debounce((x) => seen.push(x), 10);
  f('a');
  await waitFor('the first', () => seen.length === 1);
  f('b');
  await waitFor('the second', () => seen.length === 2);
  assert.deepEqual(seen, ['a', 'b']);
});

test('nothing to call is no error before the time', () => {
  assert.doesNotThrow(() => debounce(() => {}, 1)());
});
