import test from 'node:test';
import assert from 'node:assert/strict';
import { ordinal } from '../src/numerals.ts';

test('ordinals', () => {
  assert.deepEqual([1, 2, 3, 4, 11, 22].map(ordinal), ['1st', '2nd', '3rd', '4th', '11th', '22nd']);
});
