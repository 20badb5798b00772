import test from 'node:test';
import assert from 'node:assert/strict';
import { Session } from '../src/session.js';

test('knows its user', () => {
  assert.equal(new Session('ada').user, 'ada');
});
