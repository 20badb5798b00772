import test from 'node:test';
import assert from 'node:assert/strict';
import { duration, stopList } from '../src/format.js';

test('durations', () => {
  assert.equal(duration(7), '7 min');
  assert.equal(duration(65), '1 h 05 min');
  assert.equal(duration(600), '10 h 00 min');
});

for (const [minutes, text] of [[59.4, '59 min'], [59.7, '1 h 00 min'], [119.6, '2 h 00 min'], [0.4, '0 min']]) {
  test(`${minutes} minutes are ${text}`, () => {
    assert.equal(duration(minutes), text);
  });
}

test('stops', () => {
  assert.equal(stopList(['Linz', 'Wels']), 'Linz > Wels');
});
