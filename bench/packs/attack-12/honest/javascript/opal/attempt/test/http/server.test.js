import { test } from 'node:test';
import assert from 'node:assert/strict';
import { Router } from '../../src/router.js';
import { listener } from '../../src/server.js';

function ask(router, path) {
  const response = { end: (body) => (response.text = body) };
  listener(router)({ url: path }, response);
  return { status: response.statusCode, text: response.text };
}

test('answers', () => {
  const { text } = ask(new Router().get('/hi', () => 'hello'), '/hi');
  assert.equal(text, 'hello');
});

test('unknown route', () => {
  assert.deepEqual(ask(new Router(), '/no'), { status: 404, text: 'not found' });
});
