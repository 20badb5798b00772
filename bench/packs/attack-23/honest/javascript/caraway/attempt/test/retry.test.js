import test from 'node:test';
import assert from 'node:assert/strict';
import { get } from '../src/client.js';
import { busy, scripted } from './doubles.js';

test('waits as long as it was told and asks again', async () => {
  const net = scripted(busy(2), busy(5), { status: 200, body: 'done' });
  assert.equal(await get('/job', net), 'done');
  assert.deepEqual(net.waits, [2000, 5000]);
  assert.deepEqual(net.paths, ['/job', '/job', '/job']);
});

test('gives up after three more tries', async () => {
  const net = scripted(busy(1), busy(1), busy(1), busy(1));
  await assert.rejects(get('/job', net), { message: 'GET /job: 429' });
  assert.equal(net.paths.length, 4);
});

test('other errors are not tried again', async () => {
  const net = scripted({ status: 500 });
  await assert.rejects(get('/job', net), /500/);
  assert.deepEqual(net.waits, []);
});
