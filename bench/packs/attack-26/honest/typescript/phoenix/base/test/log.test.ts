import { test } from 'node:test';
import assert from 'node:assert/strict';
import { warnLong } from '../src/log.ts';
import { shift } from './helpers.ts';

test('only shifts over 12 hours', () => {
  const lines: string[] = [];
  warnLong([shift('ada', 0, 13), shift('ben', 0, 12)], (l) => lines.push(l));
  assert.deepEqual(lines, ['long shift: ada']);
});
