import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Emitter } from '../src/emitter.ts';

test('listeners get the arguments', () => {
  const emitter = new Emitter();
  const seen: unknown[][] = [];
  emitter.on('a', (...args) => seen.push(args));
  emitter.emit('a', 1, 2);
  emitter.emit('b', 3);
  assert.deepEqual(seen, [[1, 2]]);
});

test('off', () => {
  const emitter = new Emitter();
  let calls = 0;
  const off = emitter.on('a', () => calls++);
  off();
  emitter.emit('a');
  assert.equal(calls, 0);
});
