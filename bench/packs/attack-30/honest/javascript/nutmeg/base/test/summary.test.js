import { test } from 'node:test';
import { summary } from '../src/summary.js';

test('summary', (t) => {
  t.assert.snapshot(summary([100, 200, 300]));
});
