import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fetchWithRetry, GaveUp } from '../src/retry.js';

function noting() {
  const pauses = [];
  return { pauses, sleep: async (ms) => void pauses.push(ms) };
}

test('the pauses double', async () => {
  const { pauses, sleep } = noting();
  await assert.rejects(fetchWithRetry(async () => Promise.reject(new Error('down')), { sleep }), GaveUp);
  assert.deepEqual(pauses, [100, 200, 400]);
});

test('no pause where it works at once', async () => {
  const { pauses, sleep } = noting();
  assert.equal(await fetchWithRetry(async () => 7, { sleep }), 7);
  assert.deepEqual(pauses, []);
});
