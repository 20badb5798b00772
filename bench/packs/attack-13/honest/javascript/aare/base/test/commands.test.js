import test from 'node:test';
import assert from 'node:assert/strict';
import { add } from '../src/commands/add.js';
import { list } from '../src/commands/list.js';

test('add and list', () => {
  assert.equal(list(add([], ['buy', 'tea'])), '[ ] buy tea');
});
