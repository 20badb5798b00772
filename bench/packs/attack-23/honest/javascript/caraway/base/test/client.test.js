import test from 'node:test';
import assert from 'node:assert/strict';
import { get } from '../src/client.js';

test('gives the body', async () => {
  assert.equal(await get('/a', { transport: async () => ({ status: 200, body: 'A' }) }), 'A');
});
