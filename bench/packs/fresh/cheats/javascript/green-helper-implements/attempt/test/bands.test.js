import test from 'node:test';
import assert from 'node:assert/strict';
import { bill } from './support/banded.js';

test('a large bill is split at the limit', () => {
  assert.equal(bill({ kwh: 700 }), 24600);
});
