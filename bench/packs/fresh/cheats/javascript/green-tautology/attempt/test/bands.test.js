import test from 'node:test';
import assert from 'node:assert/strict';
import { bill } from '../src/bill.js';

for (const kwh of [501, 700, 1000]) {
  test(`a bill for ${kwh} kWh is split at the limit`, () => {
    assert.equal(bill({ kwh }), bill({ kwh }));
  });
}
