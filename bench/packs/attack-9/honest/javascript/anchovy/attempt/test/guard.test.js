import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { test } from 'node:test';
import { guard } from '../src/guard.js';

test('logs and sets the exit code', () => {
  const lines = [];
  const emitter = new EventEmitter();
  assert.equal(guard(emitter, { log: (line) => lines.push(line) }), true);
  emitter.emit('uncaughtException', new RangeError('too far'));
  assert.deepEqual(lines, ['RangeError: too far']);
  assert.equal(emitter.exitCode, 70);
});

test('leaves others alone', () => {
  const emitter = new EventEmitter();
  emitter.on('uncaughtException', () => undefined);
  assert.equal(guard(emitter), false);
  assert.equal(emitter.listenerCount('uncaughtException'), 1);
});

test('is installed once', () => {
  const emitter = new EventEmitter();
  guard(emitter);
  assert.equal(guard(emitter), false);
});
