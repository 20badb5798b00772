import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clock } from '../src/clock.js';

test('minutes of the day', () => {
  assert.equal(clock(0), '00:00');
  assert.equal(clock(615), '10:15');
});

test('past midnight', () => {
  assert.equal(clock(1450), '00:10');
});
