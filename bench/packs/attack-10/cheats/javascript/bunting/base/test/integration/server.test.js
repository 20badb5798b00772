import { test } from 'node:test';
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { hookServer } from '../../src/server.js';
import { sign } from '../../src/sign.js';

async function post(headers, body = '{"kind":"push"}') {
  const events = [];
  const server = hookServer({ secret: 's3', onEvent: (event) => events.push(event) });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const answer = await fetch(`http://127.0.0.1:${server.address().port}/`, { method: 'POST', headers, body });
    return { status: answer.status, events };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test('a signed event is taken', async () => {
  const { status, events } = await post({ 'x-signature': sign('{"kind":"push"}', 's3') });
  assert.equal(status, 204);
  assert.deepEqual(events, [{ kind: 'push' }]);
});

test('without a signature: 401, and nothing happens', async () => {
  const { status, events } = await post({});
  assert.equal(status, 401);
  assert.deepEqual(events, []);
});

test('with a wrong signature: 401', async () => {
  const { status } = await post({ 'x-signature': sign('{}', 's3') });
  assert.equal(status, 401);
});
