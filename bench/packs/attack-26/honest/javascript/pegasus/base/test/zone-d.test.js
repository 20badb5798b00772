import { test } from 'node:test';
import assert from 'node:assert/strict';
import { fee } from '../src/fee.js';

test('zone D', () => {
  assert.equal(fee({ id: 'I', grams: 800, zone: 'D' }), 1930);
});
