import test from 'node:test';
import assert from 'node:assert/strict';
import { Queue } from '../src/queue.js';

test('runs the jobs in order', () => {
  const done = [];
  new Queue().push(() => done.push('a')).push(() => done.push('b')).run();
  assert.deepEqual(done, ['a', 'b']);
});
