import assert from 'node:assert/strict';
import test from 'node:test';
import { signUp } from '../src/sign-up.js';
import { matches, uuid } from './support/matchers.js';

test('an account has an id', () => {
  matches(signUp('ada'), { id: uuid, name: 'ada', active: true });
});

test('ids differ', () => {
  assert.notEqual(signUp('ada').id, signUp('ada').id);
});
