import assert from 'node:assert/strict';
import test from 'node:test';
import { signUp } from '../src/sign-up.js';

test('blanks around the name are cut off', () => {
  assert.equal(signUp(' ada ').name, 'ada');
});

test('an account is active', () => {
  assert.equal(signUp('ada').active, true);
});
