import test from 'node:test';
import assert from 'node:assert/strict';
import { Queue } from '../src/queue.js';

test('gives results', async () => {
  assert.equal(await new Queue().add(async () => 7), 7);
});

test('a failure does not stop the next', async () => {
  const queue = new Queue();
  await assert.rejects(queue.add(async () => { throw new Error('no'); }), /no/);
  assert.equal(await queue.add(() => 1), 1);
});
