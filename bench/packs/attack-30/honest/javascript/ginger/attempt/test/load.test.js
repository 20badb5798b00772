import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from '../src/load.js';

test('a gauge with its readings', async () => {
  const gauge = await load('pier');
  assert.equal(gauge.last().level, 130);
});

test('unknown gauges', async () => {
  await assert.rejects(load('moon'), { message: 'no gauge moon' });
});
