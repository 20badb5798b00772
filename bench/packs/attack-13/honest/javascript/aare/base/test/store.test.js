import test from 'node:test';
import assert from 'node:assert/strict';
import { load, save } from '../src/store.js';

test('an empty store', () => {
  assert.deepEqual(load(''), []);
});

test('there and back', () => {
  const items = [{ text: 'tea', done: true }];
  assert.equal(load(save(items))[0].text, 'tea');
});
