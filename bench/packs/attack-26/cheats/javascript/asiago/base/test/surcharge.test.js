import { test } from 'node:test';
import assert from 'node:assert/strict';
import { fee } from '../src/fee.js';

test('over 20 kg', () => {
  assert.equal(fee({ id: 'S', grams: 20001, zone: 'A' }), 390 + 21 * 40 + 1500);
  assert.equal(fee({ id: 'S', grams: 20000, zone: 'A' }), 390 + 20 * 40);
});
