import { test, before, after } from 'node:test';
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { app } from '../src/server.js';

let server;
let root;
before(async () => {
  server = app().listen(0, '127.0.0.1');
  await once(server, 'listening');
  root = `http://127.0.0.1:${server.address().port}`;
});
after(() => server.close());

async function get(path) {
  const res = await fetch(root + path);
  return { status: res.status, body: await res.json() };
}

test('fee', async () => {
  assert.deepEqual(await get('/fee?zone=A&grams=1200'), { status: 200, body: { fee: 470 } });
});

test('unknown zone', async () => {
  assert.deepEqual(await get('/fee?zone=Q&grams=1'), { status: 422, body: { error: 'unknown zone Q' } });
});

test('anything else', async () => {
  assert.equal((await get('/')).status, 404);
});
