import test from 'node:test';
import assert from 'node:assert/strict';
import { distance, suggest } from '../src/suggest.js';

test('a known command is its own suggestion', () => {
  assert.equal(suggest('stash'), 'stash');
});

test('nothing close', () => {
  assert.equal(suggest('frobnicate'), null);
});
