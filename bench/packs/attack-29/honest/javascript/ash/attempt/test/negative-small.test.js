import assert from 'node:assert/strict';
import { test } from 'node:test';
import { format } from 'shop/price';

test('less than one euro keeps its sign', () => {
  assert.equal(format(-5), '-0.05 EUR');
  assert.equal(format(-0), '0.00 EUR');
});
