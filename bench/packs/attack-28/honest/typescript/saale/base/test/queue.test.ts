import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Queue } from '../src/queue.ts';

function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  return Promise.race([
    promise,
    new Promise<T>((_, reject) => {
      setTimeout(() => reject(new Error('too late')), ms).unref();
    }),
  ]);
}

test('first in, first out', async () => {
  const queue = new Queue<number>();
  queue.put(1);
  queue.put(2);
  assert.equal(await queue.take(), 1);
  assert.equal(await queue.take(), 2);
});

test('takes what comes later', async () => {
  const queue = new Queue<string>();
  setTimeout(() => queue.put('late'), 1);
  assert.equal(await within(20, queue.take()), 'late');
});
