import test from 'node:test';
import assert from 'node:assert/strict';
import { parseDuration } from '../src/duration.ts';
import { timer } from '../src/timer.ts';

test('one unit', () => {
  assert.equal(parseDuration('90s'), 90);
  assert.equal(parseDuration('2h'), 7200);
});

test('rubbish is refused', () => {
  assert.throws(() => timer('tea', 'soon'), RangeError);
});
