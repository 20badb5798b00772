import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fetchWithRetry, GaveUp } from '../src/retry.js';

function failing(times, value) {
  let calls = 0;
  const load = async () => {
    calls += 1;
    if (calls <= times) throw new Error(`down ${calls}`);
    return value;
  };
  return { load, calls: () => calls };
}

test('gives what the first try gives', async () => {
  const { load, calls } = failing(0, 'ok');
  assert.equal(await fetchWithRetry(load), 'ok');
  assert.equal(calls(), 1);
});

test('tries again', async () => {
  const { load, calls } = failing(2, 'ok');
  assert.equal(await fetchWithRetry(load), 'ok');
  assert.equal(calls(), 3);
});

test('gives up', async () => {
  const { load } = failing(9, 'never');
  await assert.rejects(fetchWithRetry(load, { tries: 2 }), GaveUp);
});
