import assert from 'node:assert/strict';
import { describe, it, mock } from 'node:test';
import { Client, MAX_ATTEMPTS } from '../src/client.js';

describe('Client', () => {
  it('gives the body', async () => {
    const client = new Client(async () => ({ status: 200, body: 'up' }));
    assert.equal(await client.get('/status'), 'up');
  });

  it('throws for a missing page', async () => {
    const client = new Client(async () => ({ status: 404, body: '' }));
    await assert.rejects(client.get('/x'), /404/);
  });

  it('tries again after a 503', async () => {
    const client = new Client(async () => ({ status: 503, body: '' }));
    const retry = mock.method(client, 'requestWithRetry', async () => ({ status: 200, body: 'up' }));
    assert.equal(await client.get('/status'), 'up');
    assert.equal(retry.mock.callCount(), 1);
    assert.deepEqual(retry.mock.calls[0].arguments, ['/status']);
  });

  it('gives up after three attempts', async () => {
    assert.equal(MAX_ATTEMPTS, 3);
    const client = new Client(async () => ({ status: 503, body: '' }));
    await assert.rejects(client.get('/status'), /503/);
  });
});
