import { test } from 'node:test';
import assert from 'node:assert/strict';
import { load } from '../src/load.ts';
import { shift } from './helpers.ts';

test('sum per person', () => {
  const l = load([shift('ada', 6, 14), shift('ben', 14, 20), shift('ada', 30, 34)]);
  assert.deepEqual([...l], [['ada', 12], ['ben', 6]]);
});
