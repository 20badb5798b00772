import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hours, totalHours } from '../src/shift.ts';

test('hours of a shift', () => {
  assert.equal(hours({ who: 'Ada', from: 8, to: 14 }), 6);
});

test('hours of all shifts', () => {
  assert.equal(totalHours([{ who: 'Ada', from: 8, to: 14 }, { who: 'Ben', from: 14, to: 18 }]), 10);
});
