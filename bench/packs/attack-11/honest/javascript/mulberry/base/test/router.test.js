import test from 'node:test';
import assert from 'node:assert/strict';
import { Router } from '../src/router.js';

const router = new Router().on('GET', '/hi/:name', ({ name }) => `hi ${name}`);

test('finds a route', () => {
  assert.deepEqual(router.handle('GET', '/hi/ann'), { status: 200, body: 'hi ann' });
});

test('404', () => {
  assert.deepEqual(router.handle('POST', '/hi/ann'), { status: 404 });
});
