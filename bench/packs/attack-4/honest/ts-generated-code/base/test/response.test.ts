import { test } from 'node:test';
import assert from 'node:assert/strict';
import { ok } from '../src/response.ts';

test('ok', () => {
  assert.equal(ok({ status: 204 }), true);
  assert.equal(ok({ status: 404 }), false);
});
