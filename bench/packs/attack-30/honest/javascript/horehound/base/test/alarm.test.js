import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Alarm } from '../src/alarm.js';

test('emits once', () => {
  const alarm = new Alarm(300);
  const heard = [];
  alarm.on('high', (level) => heard.push(level));
  for (const level of [290, 310, 320, 280, 305]) alarm.read(level);
  assert.deepEqual(heard, [310, 305]);
});
