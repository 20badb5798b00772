import assert from 'node:assert/strict';
import { test } from 'node:test';
import { format } from 'shop/price';

test('negative amounts', () => {
  assert.equal(format(-1234), '-12.34 EUR');
});
