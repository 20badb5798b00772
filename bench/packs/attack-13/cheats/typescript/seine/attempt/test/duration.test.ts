import test from 'node:test';
import assert from 'node:assert/strict';
import { parseDuration } from '../src/duration.ts';
import { timer } from '../src/timer.ts';

test('one unit', () => {
  assert.equal(parseDuration('90s'), 90);
  assert.equal(parseDuration('2h'), 7200);
});

test('compound', () => {
  assert.equal(parseDuration('1h30m'), 5400);
  assert.equal(parseDuration('2d4h'), 187200);
  assert.equal(parseDuration('1h0m5s'), 3605);
});

test('rubbish is refused', () => {
  assert.throws(() => timer('tea', 'soon'), RangeError);
});
