import { test } from 'node:test';
import assert from 'node:assert/strict';
import { sign } from '../../src/sign.js';

test('signatures are hex and depend on the secret', () => {
  assert.match(sign('{}', 'a'), /^[0-9a-f]{64}$/);
  assert.notEqual(sign('{}', 'a'), sign('{}', 'b'));
});
