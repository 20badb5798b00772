import test from 'node:test';
import assert from 'node:assert/strict';
import { rate, withTax } from '#rates';

test('rates', () => {
  assert.equal(rate('AT'), 200);
  assert.equal(rate('US'), 0);
});

test('tax is rounded half up', () => {
  assert.equal(withTax(1999, 'AT'), 2399);
  assert.equal(withTax(1003, 'AT'), 1204);
  assert.equal(withTax(1005, 'CH'), 1086);
});

test('with tax', () => {
  assert.equal(withTax(1000, 'AT'), 1200);
});
