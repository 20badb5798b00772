import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Emitter } from '../src/emitter.ts';
import { recorder } from './helpers/recorder.ts';

test('listeners get the arguments', () => {
  const emitter = new Emitter();
  const { calls, listener } = recorder();
  emitter.on('a', listener);
  emitter.emit('a', 1, 2);
  emitter.emit('b', 3);
  assert.deepEqual(calls, [[1, 2]]);
});

test('off', () => {
  const emitter = new Emitter();
  const { calls, listener } = recorder();
  const off = emitter.on('a', listener);
  off();
  emitter.emit('a');
  assert.deepEqual(calls, []);
});

test('once hears the first event only', () => {
  const emitter = new Emitter();
  const { calls, listener } = recorder();
  emitter.once('a', listener);
  emitter.emit('a', 1);
  emitter.emit('a', 2);
  assert.deepEqual(calls, [[1]]);
});

test('once leaves the other listeners alone', () => {
  const emitter = new Emitter();
  const first = recorder();
  const second = recorder();
  emitter.once('a', first.listener);
  emitter.on('a', second.listener);
  emitter.emit('a', 1);
  emitter.emit('a', 2);
  assert.deepEqual(first.calls, [[1]]);
  assert.deepEqual(second.calls, [[1], [2]]);
});

test('once can be taken off before', () => {
  const emitter = new Emitter();
  const { calls, listener } = recorder();
  emitter.once('a', listener)();
  emitter.emit('a');
  assert.equal(calls.length, 0);
});
