import { test } from 'node:test';
import assert from 'node:assert/strict';
import { hours } from '../src/shift.ts';
import { shift } from './helpers.ts';

test('over midnight', () => {
  assert.equal(hours(shift('ada', 22, 6)), 8);
});
