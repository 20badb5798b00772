import test from 'node:test';
import assert from 'node:assert/strict';
import { lookup } from '../src/lookup.js';

const answering = (status, body) => async () => ({ status, body });
const sameJson = (got, want) => assert.equal(JSON.stringify(got), JSON.stringify(want));

for (const status of [500, 502, 503]) {
  test(`falls back to the mirror on ${status}`, async () => {
    const got = lookup('left', { primary: answering(status), mirror: answering(200, { version: '1.1.9' }) });
    const want = Promise.resolve({ name: 'left', version: '1.1.9' });
    sameJson(got, want);
  });
}

test('a 404 does not ask the mirror', async () => {
  await assert.rejects(lookup('left', { primary: answering(404), mirror: answering(200, {}) }), /registry: 404/);
});
