import { test } from 'node:test';
import assert from 'node:assert/strict';
import { unique } from '../src/unique.ts';

test('a free slug stays', () => {
  assert.equal(unique('tea', new Set()), 'tea');
});

test('the next free number is taken', () => {
  assert.equal(unique('tea', new Set(['tea', 'tea-2'])), 'tea-3');
});
