import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stamp } from '../src/stamp.js';

test('stamps are UTC', () => {
  assert.equal(stamp(new Date('2024-05-01T06:30:00Z')), '06:30');
  assert.equal(stamp(new Date('2024-05-01T23:05:00Z')), '23:05');
});
