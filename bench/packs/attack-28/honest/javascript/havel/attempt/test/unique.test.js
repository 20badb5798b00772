import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unique } from '../src/unique.js';

test('a free name stays', () => {
  assert.equal(unique('a', ['b']), 'a');
});

test('a taken name gets a number', () => {
  assert.equal(unique('a', ['a']), 'a-2');
  assert.equal(unique('a', ['a', 'a-2']), 'a-3');
});
