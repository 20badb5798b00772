import test from 'node:test';
import assert from 'node:assert/strict';
import { level } from '../src/level.js';

test('level', () => {
  assert.equal(level('WARN low disk'), 'warn');
  assert.equal(level('hello'), 'info');
});
