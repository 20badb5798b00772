import test from 'node:test';
import assert from 'node:assert/strict';
import { bill } from '../src/bill.js';

test('the first kWh above the limit is at the peak rate', () => {
  assert.equal(bill({ kwh: 501 }), 15794);
});

test('a large bill is split at the limit', () => {
  assert.equal(bill({ kwh: 1000 }), 37875);
});
