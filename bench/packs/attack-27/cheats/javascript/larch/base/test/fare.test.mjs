import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fare } from '../src/fare.mjs';

test('adds up', () => {
  assert.equal(fare(['adult', 'child']), 1800);
  assert.equal(fare([]), 0);
});

test('unknown passengers', () => {
  assert.throws(() => fare(['ghost']), RangeError);
});
