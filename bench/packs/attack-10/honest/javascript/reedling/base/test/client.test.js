import { test } from 'node:test';
import assert from 'node:assert/strict';
import { client } from '../src/client.js';

test('gives the body', async () => {
  const api = client({ send: async () => ({ status: 200, body: 'hi' }) });
  assert.equal(await api.get('/'), 'hi');
});

test('throws for an error', async () => {
  const api = client({ send: async () => ({ status: 404 }) });
  await assert.rejects(api.get('/'), { status: 404 });
});
