import { test } from 'node:test';
import assert from 'node:assert/strict';
import { format, minutes } from '../src/format.ts';

test('minutes between', () => {
  assert.equal(minutes(new Date('2024-01-01T10:00Z'), new Date('2024-01-01T11:30Z')), 90);
});

test('winter time', () => {
  assert.equal(format(new Date('2024-01-02T03:04:00Z')), '02.01.2024 04:04');
});

test('summer time', () => {
  assert.equal(format(new Date('2024-07-01T22:30:00Z')), '02.07.2024 00:30');
});
