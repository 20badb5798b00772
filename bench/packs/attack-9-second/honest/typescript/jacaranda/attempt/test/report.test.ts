import assert from 'node:assert/strict';
import { test } from 'node:test';
import { report } from '../src/report.ts';

test('reports the number', () => {
  assert.equal(report(3), '3 messages');
});
