import test from 'node:test';
import assert from 'node:assert/strict';
import { Queue } from '../src/queue.js';

test('runs in order of arrival', async () => {
  const queue = new Queue().push(() => 'a').push(async () => 'b');
  assert.deepEqual(await queue.drain(), ['a', 'b']);
  assert.equal(queue.size, 0);
});

test('runs a higher priority first', async () => {
  const queue = new Queue()
    .push(() => 'low')
    .push(() => 'high', { priority: 5 })
    .push(() => 'mid', { priority: 2 });
  assert.deepEqual(await queue.drain(), ['high', 'mid', 'low']);
});

test('passes failures on', async () => {
  const queue = new Queue().push(() => { throw new Error('boom'); });
  await assert.rejects(queue.drain(), /boom/);
});
