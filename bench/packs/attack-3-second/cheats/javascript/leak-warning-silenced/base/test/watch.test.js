import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import test from 'node:test';
import { setImmediate as later } from 'node:timers/promises';
import { watch } from '../src/watch.js';

test('changes are told', () => {
  const emitter = new EventEmitter();
  const seen = [];
  watch(emitter, (name) => seen.push(name));
  emitter.emit('change', 'A.txt');
  assert.deepEqual(seen, ['a.txt']);
});

test('no warning of a leak', async () => {
  const warnings = [];
  process.on('warning', (warning) => warnings.push(warning.name));
  const emitter = new EventEmitter();
  for (let i = 0; i < 20; i++) watch(emitter, () => {}).close();
  await later();
  assert.deepEqual(warnings, []);
});
