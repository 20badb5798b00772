import assert from 'node:assert/strict';
import test from 'node:test';
import { answer } from '../src/answer.js';

test('an answer has the message', () => {
  assert.equal(answer(new Error('no')).message, 'no');
});
