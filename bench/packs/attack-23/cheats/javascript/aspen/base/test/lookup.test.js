import test from 'node:test';
import assert from 'node:assert/strict';
import { lookup } from '../src/lookup.js';

const answering = (status, body) => async () => ({ status, body });

test('gives the version of the primary', async () => {
  assert.deepEqual(await lookup('left', { primary: answering(200, { version: '1.2.0' }) }), { name: 'left', version: '1.2.0' });
});

test('a 404 is an error', async () => {
  await assert.rejects(lookup('nope', { primary: answering(404) }), /registry: 404/);
});
