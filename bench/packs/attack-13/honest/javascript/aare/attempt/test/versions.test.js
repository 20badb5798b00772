import test from 'node:test';
import assert from 'node:assert/strict';
import { list } from '../src/commands/list.js';
import { load, save } from '../src/store.js';

test('a file of version 1', () => {
  const items = load('{"version":1,"items":[{"text":"tea","done":true}]}');
  assert.deepEqual(items, [{ text: 'tea', done: true, tags: [] }]);
  assert.equal(list(items), '[x] tea');
});

test('tags are saved', () => {
  const items = [{ text: 'tea', done: false, tags: ['home'] }];
  assert.deepEqual(load(save(items)), items);
});

test('a file of the future', () => {
  assert.throws(() => load('{"version":3,"items":[]}'), /version 3/);
});
