import test from 'node:test';
import assert from 'node:assert/strict';
import { duration, stopList } from '../src/format.js';

test('durations', () => {
  assert.equal(duration(7), '7 min');
  assert.equal(duration(65), '1 h 05 min');
  assert.equal(duration(600), '10 h 00 min');
});

test('stops', () => {
  assert.equal(stopList(['Linz', 'Wels']), 'Linz > Wels');
});
