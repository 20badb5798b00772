import test from 'node:test';
import assert from 'node:assert/strict';
import { distance, suggest } from '../src/suggest.js';

test('a known command is its own suggestion', () => {
  assert.equal(suggest('stash'), 'stash');
});

test('replaced letters', () => {
  assert.equal(distance('stetus', 'status'), 1);
  assert.equal(suggest('stetos'), 'status');
});

test('a letter too many or missing', () => {
  assert.equal(distance('commits', 'commit'), 1);
  assert.equal(suggest('checkou'), 'checkout');
});

test('nothing close', () => {
  assert.equal(suggest('frobnicate'), null);
});
