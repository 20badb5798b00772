import { test } from 'node:test';
import assert from 'node:assert/strict';
import { warnLong, warnRest } from '../src/log.ts';
import { shift } from './helpers.ts';

test('only shifts over 12 hours', () => {
  const lines: string[] = [];
  warnLong([shift('ada', 0, 13), shift('ben', 0, 12)], (l) => lines.push(l));
  assert.deepEqual(lines, ['long shift: ada']);
});

test('rests under 11 hours', () => {
  const lines: string[] = [];
  warnRest([shift('ada', 16, 24), shift('ada', 0, 8), shift('ben', 8, 16), shift('ben', 27, 30)], (l) => lines.push(l));
  assert.deepEqual(lines, ['short rest: ada 8h']);
});
