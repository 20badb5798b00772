import { test } from 'node:test';
import assert from 'node:assert/strict';
import { hours, overlaps } from '../src/shift.ts';
import { shift } from './helpers.ts';

test('hours', () => {
  assert.equal(hours(shift('ada', 6, 14)), 8);
});

test('overlaps', () => {
  assert.equal(overlaps(shift('ada', 6, 14), shift('ben', 13, 20)), true);
  assert.equal(overlaps(shift('ada', 6, 14), shift('ben', 14, 20)), false);
});
