import assert from 'node:assert/strict';
import { test } from 'node:test';
import { oneLine } from '../src/format.js';

test('name and message', () => assert.equal(oneLine(new TypeError('no\nnumber')), 'TypeError: no number'));
test('with its code', () => {
  assert.equal(oneLine(Object.assign(new Error('gone'), { code: 'ENOENT' })), 'Error [ENOENT]: gone');
});
test('what is no error', () => assert.equal(oneLine(7), 'thrown: 7'));
