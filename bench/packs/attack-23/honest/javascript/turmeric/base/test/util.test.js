import test from 'node:test';
import assert from 'node:assert/strict';
import { fmt } from '../src/util.js';

test('two places', () => {
  assert.equal(fmt(5), '0.05 €');
  assert.equal(fmt(123450), '1234.50 €');
});
