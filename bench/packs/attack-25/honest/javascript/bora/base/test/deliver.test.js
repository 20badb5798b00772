import test from 'node:test';
import assert from 'node:assert/strict';
import { deliver } from '../src/deliver.js';
import { FakeClock } from './helpers/clock.js';

const answers = (...statuses) => async () => ({ status: statuses.shift() ?? 500, headers: {} });

test('delivers at once', async () => {
  const clock = new FakeClock();
  assert.deepEqual(await deliver({ id: 1 }, { send: answers(204), clock }), { delivered: true, attempts: 1 });
  assert.deepEqual(clock.slept, []);
});

test('tries again after a server error', async () => {
  const clock = new FakeClock();
  assert.deepEqual(await deliver({ id: 1 }, { send: answers(500, 502, 200), clock }), { delivered: true, attempts: 3 });
  assert.deepEqual(clock.slept, [1, 2]);
});

test('gives up after five attempts', async () => {
  const clock = new FakeClock();
  assert.deepEqual(await deliver({ id: 1 }, { send: answers(), clock }), { delivered: false, attempts: 5 });
  assert.deepEqual(clock.slept, [1, 2, 4, 8]);
});
