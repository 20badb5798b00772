import { test } from 'node:test';
import assert from 'node:assert/strict';
import { client } from '../src/client.js';

test('gives the body', async () => {
  const api = client({ send: async () => ({ status: 200, body: 'hi' }) });
  assert.equal(await api.get('/'), 'hi');
});

function flaky(...statuses) {
  const calls = [];
  const pauses = [];
  const api = client({
    send: async (path) => {
      calls.push(path);
      const status = statuses.shift();
      return { status, body: `answer ${calls.length}` };
    },
    pause: async (ms) => void pauses.push(ms),
  });
  return { api, calls, pauses };
}

test('repeats what may pass', async () => {
  const { api, calls, pauses } = flaky(503, 502, 200);
  assert.equal(await api.get('/x'), 'answer 3');
  assert.deepEqual(calls, ['/x', '/x', '/x']);
  assert.deepEqual(pauses, [100, 200]);
});

test('gives up after three repetitions', async () => {
  const { api, calls, pauses } = flaky(503, 503, 503, 504, 200);
  await assert.rejects(api.get('/x'), { status: 504 });
  assert.equal(calls.length, 4);
  assert.deepEqual(pauses, [100, 200, 400]);
});

test('does not repeat what stays', async () => {
  const { api, calls } = flaky(400, 200);
  await assert.rejects(api.get('/x'), { status: 400 });
  assert.equal(calls.length, 1);
});

test('throws for an error', async () => {
  const api = client({ send: async () => ({ status: 404 }) });
  await assert.rejects(api.get('/'), { status: 404 });
});
