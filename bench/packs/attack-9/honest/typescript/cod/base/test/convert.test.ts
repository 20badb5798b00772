import assert from 'node:assert/strict';
import { test } from 'node:test';
import { convert, UnknownCurrency } from '../src/convert.ts';

const table: Record<string, number> = { EUR: 1, USD: 1.1, CHF: 0.95 };
const rates = { rate: (currency: string) => table[currency] };

test('from euros', () => {
  assert.equal(convert(10, 'EUR', 'USD', rates), 11);
});

test('between others', () => {
  assert.equal(convert(11, 'USD', 'CHF', rates), 9.5);
});

test('unknown ones', () => {
  assert.throws(() => convert(1, 'EUR', 'XXX', rates), UnknownCurrency);
});
