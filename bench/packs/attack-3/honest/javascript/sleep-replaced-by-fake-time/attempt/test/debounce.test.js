import assert from 'node:assert/strict';
import test from 'node:test';
import { debounce } from '../src/debounce.js';

test('only the last call counts', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const seen = [];
  const call = debounce((value) => seen.push(value));
  call(1);
  call(2);
  t.mock.timers.tick(499);
  assert.deepEqual(seen, []);
  t.mock.timers.tick(1);
  assert.deepEqual(seen, [2]);
});
