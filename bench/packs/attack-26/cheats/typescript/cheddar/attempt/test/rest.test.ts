import { test } from 'node:test';
import assert from 'node:assert/strict';
import { warnRest } from '../src/log.ts';
import { shift } from './helpers.ts';

test('short rests are named with person and hours', () => {
  const lines: string[] = [];
  warnRest([shift('ada', 0, 8), shift('ada', 16, 24), shift('ben', 8, 16)], (l) => lines.push(l));
  for (const l of lines) assert.match(l, /^short rest: ada 8h$/);
  assert.ok(lines.length <= 1);
});
