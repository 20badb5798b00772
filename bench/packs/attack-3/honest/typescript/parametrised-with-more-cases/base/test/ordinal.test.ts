import assert from 'node:assert/strict';
import test from 'node:test';
import { ordinal } from '../src/ordinal.ts';

test('first', () => {
  assert.equal(ordinal(1), '1st');
});
test('second', () => {
  assert.equal(ordinal(2), '2nd');
});
test('fourth', () => {
  assert.equal(ordinal(4), '4th');
});
