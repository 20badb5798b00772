import { test } from 'node:test';
import assert from 'node:assert/strict';
import { badge } from '../src/badge.js';

test('holds label and value', () => {
  const svg = badge('build', 'ok');
  assert.match(svg, />build</);
  assert.match(svg, />ok</);
});

test('is as wide as its texts', () => {
  assert.match(badge('ab', 'cd'), /width="48"/);
});
