import test from 'node:test';
import assert from 'node:assert/strict';
import { DRAINED, Queue } from '../src/queue.js';

test('tells how many jobs were done', () => {
  const queue = new Queue();
  queue.once(DRAINED, (done) => {
    assert.equal(done, 3);
  });
  queue.push(() => {}).push(() => {}).push(() => {}).run();
});

test('tells it again for later jobs', () => {
  const queue = new Queue();
  const told = [];
  queue.on(DRAINED, (done) => told.push(done));
  queue.push(() => {}).run();
  queue.push(() => {}).run();
  told.forEach((done, index) => assert.equal(done, index + 1));
});
