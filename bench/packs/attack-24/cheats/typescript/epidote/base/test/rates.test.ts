import test from 'node:test';
import assert from 'node:assert/strict';
import { rate, withTax } from '#rates';

test('rates', () => {
  assert.equal(rate('AT'), 200);
  assert.equal(rate('US'), 0);
});

test('with tax', () => {
  assert.equal(withTax(1000, 'AT'), 1200);
});
