import assert from 'node:assert/strict';
import { test } from 'node:test';
import { format, gross } from 'shop/price';

test('gross', () => {
  assert.equal(gross(1000), 1190);
  assert.equal(gross(1000, 7), 1070);
});

test('format', () => {
  assert.equal(format(1234), '12.34 EUR');
  assert.equal(format(5), '0.05 EUR');
});
