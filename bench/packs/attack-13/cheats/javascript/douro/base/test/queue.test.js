import test from 'node:test';
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { Queue } from '../lib/queue.js';

test('no more jobs at a time than told', async () => {
  let now = 0;
  let most = 0;
  const queue = new Queue({ concurrency: 2 });
  for (let i = 0; i < 4; i++) {
    queue.add(async () => {
      most = Math.max(most, ++now);
      await sleep(2);
      now--;
    });
  }
  await sleep(60);
  assert.equal(most, 2);
});
