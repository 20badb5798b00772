import { test } from 'node:test';
import assert from 'node:assert/strict';
import { width } from '../src/width.js';

test('narrow letters are narrow', () => {
  assert.equal(width('il'), 8);
  assert.equal(width('ab'), 14);
});
