import assert from 'node:assert/strict';
import { test } from 'node:test';
import { minutes, next } from '../src/timetable.mjs';

test('minutes', () => {
  assert.equal(minutes('07:05'), 425);
});

test('next', () => {
  assert.equal(next(['07:05', '09:30'], '08:00'), '09:30');
  assert.equal(next(['07:05'], '08:00'), undefined);
});
