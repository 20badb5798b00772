import { test } from 'node:test';
import assert from 'node:assert/strict';
import { overlaps } from '../src/shift.ts';
import { shift } from './helpers.ts';

test('zero length', () => {
  assert.equal(overlaps(shift('ada', 8, 8), shift('ben', 6, 14)), false);
});
