import test from 'node:test';
import assert from 'node:assert/strict';
import { parsePeriod } from '../src/period.ts';

test('years, months and both', () => {
  assert.equal(parsePeriod('P1Y'), 12);
  assert.equal(parsePeriod('P2Y'), 24);
  assert.equal(parsePeriod('P18M'), 18);
  assert.equal(parsePeriod('P1Y6M'), 18);
  assert.equal(parsePeriod('P3M'), 3);
});

test('anything else throws', () => {
  for (const text of ['', '1Y', 'P', 'P1D']) {
    assert.throws(() => parsePeriod(text), new RegExp(`not a period: ${text}`));
  }
});
