import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mean } from '../src/level.js';

test('broken readings are left out', () => {
  assert.equal(mean([100, Number.NaN, 300]), 200);
  assert.equal(mean([100, undefined, 200, null]), 150);
});
