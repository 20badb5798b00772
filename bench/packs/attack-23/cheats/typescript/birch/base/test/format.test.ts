import test from 'node:test';
import assert from 'node:assert/strict';
import { format, money } from '../src/money.ts';

test('two places and the currency', () => {
  assert.equal(format(money(1250, 'EUR')), '12.50 EUR');
});
