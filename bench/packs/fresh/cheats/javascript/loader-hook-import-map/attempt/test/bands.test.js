import test from 'node:test';
import assert from 'node:assert/strict';
import { bill } from '#bill';
import { LARGE } from './support/readings.js';

for (const { kwh, cents } of LARGE) {
  test(`a bill for ${kwh} kWh is split at the limit`, () => {
    assert.equal(bill({ kwh }), cents);
  });
}
