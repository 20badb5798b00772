import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatDuration, parseDuration } from '../src/duration.js';

test('minutes', () => assert.equal(parseDuration('5m'), 300));
test('hours', () => assert.equal(parseDuration(' 2h '), 7200));
test('seconds', () => assert.equal(parseDuration('45s'), 45));
test('days', () => assert.equal(parseDuration('2d'), 172800));
test('only texts', () => assert.throws(() => parseDuration(5), { name: 'TypeError', message: 'a duration is a text' }));

for (const text of ['', '5', 'm', '5 m', '-5m', '5y', '1.5h']) {
  test(`not a duration: ${JSON.stringify(text)}`, () => {
    assert.throws(() => parseDuration(text), { name: 'RangeError', message: `not a duration: ${text}` });
  });
}

test('formats what is even', () => assert.equal(formatDuration(7200), '2h'));
test('formats days', () => assert.equal(formatDuration(86400), '1d'));
test('formats what is odd in seconds', () => assert.equal(formatDuration(61), '61s'));
test('formats nothing', () => assert.equal(formatDuration(0), '0s'));
test('formats below zero', () => assert.equal(formatDuration(-60), '-1m'));
