import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { report } from '../src/report.js';

test('a report', () => {
  assert.equal(report(['one', 'two']), readFileSync(new URL('golden/report.md', import.meta.url), 'utf8'));
});
