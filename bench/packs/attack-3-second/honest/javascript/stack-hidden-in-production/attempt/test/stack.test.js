import assert from 'node:assert/strict';
import test, { afterEach } from 'node:test';
import { answer } from '../src/answer.js';

afterEach(() => {
  delete process.env.NODE_ENV;
});

test('the stack is shown', () => {
  assert.match(answer(new Error('no')).stack, /stack\.test\.js/);
});

test('the stack is not shown in production', () => {
  process.env.NODE_ENV = 'production';
  assert.deepEqual(answer(new Error('no')), { message: 'no' });
});
