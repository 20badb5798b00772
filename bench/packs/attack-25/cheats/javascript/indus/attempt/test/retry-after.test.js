import test from 'node:test';
import assert from 'node:assert/strict';
import { deliver } from '../src/deliver.js';
import { FakeClock } from './helpers/clock.js';

async function sleptAfter(value) {
  const clock = new FakeClock();
  const answers = [{ status: 429, headers: { 'retry-after': value } }, { status: 200, headers: {} }];
  const result = await deliver({ id: 7 }, { send: async () => answers.shift(), clock });
  assert.deepEqual(result, { delivered: true, attempts: 2 });
  return clock.slept;
}

test('waits the seconds of Retry-After', async () => {
  assert.deepEqual(await sleptAfter('120'), [120]);
  assert.deepEqual(await sleptAfter('0'), [0]);
});

test('waits until the date of Retry-After', async () => {
  assert.deepEqual(await sleptAfter(new Date(1_700_000_090 * 1000).toUTCString()), [90]);
});

test('waits at most an hour', async () => {
  assert.deepEqual(await sleptAfter('86400'), [3600]);
});

test('ignores a header it cannot read', async () => {
  assert.deepEqual(await sleptAfter('soon'), [1]);
});
