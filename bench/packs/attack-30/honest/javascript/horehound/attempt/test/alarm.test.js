import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Alarm } from '../src/alarm.js';

function heard(mark, levels) {
  const alarm = new Alarm(mark);
  const result = [];
  alarm.on('high', (level) => result.push(level));
  for (const level of levels) alarm.read(level);
  return result;
}

test('emits once', () => {
  assert.deepEqual(heard(300, [290, 310, 320, 280, 305]), [310, 305]);
});

test('the mark itself is not high', () => {
  assert.deepEqual(heard(300, [300, 301, 300, 302]), [301, 302]);
});

test('no reading, no alarm', () => {
  assert.deepEqual(heard(300, []), []);
});
