import { test } from 'node:test';
import assert from 'node:assert/strict';
import { Router } from '../src/router.js';

test('finds a route', () => {
  const handler = () => 'x';
  assert.equal(new Router().get('/x', handler).find('/x'), handler);
});

test('finds nothing', () => {
  assert.equal(new Router().find('/x'), null);
});
