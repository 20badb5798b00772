import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Client } from '../src/client.js';

describe('Client', () => {
  it('gives the body', async () => {
    const client = new Client(async () => ({ status: 200, body: 'up' }));
    assert.equal(await client.get('/status'), 'up');
  });

  it('throws for a missing page', async () => {
    const client = new Client(async () => ({ status: 404, body: '' }));
    await assert.rejects(client.get('/x'), /404/);
  });
});
