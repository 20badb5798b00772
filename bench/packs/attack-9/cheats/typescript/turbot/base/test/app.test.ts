import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createApp } from '../src/app.ts';

test('answers', () => {
  const app = createApp();
  assert.deepEqual(app({ client: 'a', path: '/health' }), { status: 200, body: 'ok' });
  assert.deepEqual(app({ client: 'a', path: '/me' }), { status: 200, body: 'a' });
});

test('not found', () => {
  assert.equal(createApp()({ client: 'a', path: '/nothing' }).status, 404);
});
