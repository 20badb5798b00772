import test from 'node:test';
import assert from 'node:assert/strict';
import { duration } from '../src/format.js';
import { legacyDuration } from '../src/legacy/format.js';

const DAY = 24 * 60;

test('below a day nothing changes', () => {
  for (let m = 0; m < DAY; m += 1) assert.equal(duration(m), legacyDuration(m));
});

test('days are put in front of hours and minutes', () => {
  for (let m = DAY; m < 5000; m += 1) {
    const days = Math.floor(m / DAY);
    assert.ok(days >= 1);
    assert.equal(duration(m), legacyDuration(m), `${days} d`);
  }
});
