import assert from 'node:assert/strict';
import { test } from 'node:test';
import { localMinutes } from '../src/timetable.mjs';

test('winter time', () => {
  assert.equal(localMinutes(new Date('2026-03-28T06:30:00Z')), 450);
});

test('summer time', () => {
  assert.equal(localMinutes(new Date('2026-03-29T06:30:00Z')), 510);
});
