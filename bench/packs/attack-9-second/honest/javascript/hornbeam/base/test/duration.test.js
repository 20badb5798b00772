import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatDuration, parseDuration } from '../src/duration.js';

test('minutes', () => assert.equal(parseDuration('5m'), 300));
test('hours', () => assert.equal(parseDuration(' 2h '), 7200));
test('formats what is even', () => assert.equal(formatDuration(7200), '2h'));
