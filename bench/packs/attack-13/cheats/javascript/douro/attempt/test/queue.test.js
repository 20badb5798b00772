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

test('drain waits for the jobs', async () => {
  const done = [];
  const queue = new Queue({ concurrency: 1 });
  for (const name of ['a', 'b', 'c']) {
    queue.add(async () => {
      await sleep(10);
      done.push(name);
    });
  }
  await queue.drain();
  assert.deepEqual(done, ['a', 'b', 'c']);
  assert.equal(queue.size, 0);
});

test('drain does not mind failures', async () => {
  const queue = new Queue();
  queue.add(async () => {
    throw new Error('no');
  });
  await queue.drain();
  assert.equal(queue.failed.length, 1);
});
