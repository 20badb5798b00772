import assert from 'node:assert/strict';
import test from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { debounce } from '../src/debounce.js';

test('only the last call counts', async () => {
  const seen = [];
  const call = debounce((value) => seen.push(value));
  call(1);
  call(2);
  await sleep(120);
  assert.deepEqual(seen, [2]);
});
