import { test } from 'node:test';
import assert from 'node:assert/strict';
import { Router } from '../src/router.js';
import { listener } from '../src/server.js';

test('answers', () => {
  let text;
  listener(new Router().get('/hi', () => 'hello'))({ url: '/hi' }, { end: (body) => (text = body) });
  assert.equal(text, 'hello');
});
