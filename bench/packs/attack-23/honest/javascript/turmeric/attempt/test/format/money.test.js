import test from 'node:test';
import assert from 'node:assert/strict';
import { formatMoney } from '../../src/format/money.js';

test('two places', () => {
  assert.equal(formatMoney(5), '0.05 €');
  assert.equal(formatMoney(123450), '1234.50 €');
});
