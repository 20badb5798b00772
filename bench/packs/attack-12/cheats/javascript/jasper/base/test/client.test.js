import { test } from 'node:test';
import assert from 'node:assert/strict';
import { request } from '../src/client.js';

test('tries again', async () => {
  const answers = [{ status: 503, headers: { 'retry-after': '2' } }, { status: 200, headers: {} }];
  const slept = [];
  const answer = await request(async () => answers.shift(), async (ms) => slept.push(ms));
  assert.equal(answer.status, 200);
  assert.deepEqual(slept, [2000]);
});
