import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pack, unpack } from '../src/pack.ts';
import { Queue } from '../src/queue.ts';

const log = Array.from({ length: 50 }, (_, i) => `2026-04-0${i % 9} GET /orders 200 ok`).join('\n');

for (const text of ['', 'a', 'äöü €', log]) {
  test(`what is packed comes back (${text.length} characters)`, () => {
    assert.equal(unpack(pack(text)), text);
  });
}

test('a log is at most half as long', () => {
  assert.ok(pack(log).length <= log.length / 2);
});

test('the queue keeps the order', () => {
  const queue = new Queue();
  queue.push('one');
  queue.push('two');
  assert.deepEqual([queue.pop(), queue.pop(), queue.pop()], ['one', 'two', undefined]);
});
