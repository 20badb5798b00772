import test from 'node:test';
import assert from 'node:assert/strict';
import { Queue } from '../src/queue.js';
import { gate, until } from './support/until.js';

function start(queue, count) {
  const started = [];
  const gates = Array.from({ length: count }, gate);
  const results = gates.map((g, i) =>
    queue.add(async () => {
      started.push(i);
      await g.promise;
      return i;
    }),
  );
  return { started, gates, results };
}

test('runs no more than the limit', async () => {
  const { started, gates, results } = start(new Queue(2), 4);
  await until(() => started.length === 2, 'two starts');
  gates[1].open();
  await until(() => started.length === 3, 'the third start');
  assert.deepEqual(started, [0, 1, 2]);
  gates.forEach((g) => g.open());
  assert.deepEqual(await Promise.all(results), [0, 1, 2, 3]);
  assert.deepEqual(started, [0, 1, 2, 3]);
});

test('one at a time by default', async () => {
  const { started, gates, results } = start(new Queue(), 2);
  await until(() => started.length > 0, 'a start');
  assert.deepEqual(started, [0]);
  gates.forEach((g) => g.open());
  await Promise.all(results);
  assert.deepEqual(started, [0, 1]);
});

test('refuses senseless limits', () => {
  for (const limit of [0, -1, NaN]) assert.throws(() => new Queue(limit), RangeError);
});
