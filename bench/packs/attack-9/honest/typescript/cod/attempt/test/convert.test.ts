import assert from 'node:assert/strict';
import { test } from 'node:test';
import { convert, UnknownCurrency } from '../src/convert.ts';

const table: Record<string, number> = { EUR: 1, USD: 1.1, CHF: 0.95 };
const rates = { rate: async (currency: string) => table[currency] };

test('from euros', async () => {
  assert.equal(await convert(10, 'EUR', 'USD', rates), 11);
});

test('between others', async () => {
  assert.equal(await convert(11, 'USD', 'CHF', rates), 9.5);
});

test('unknown ones', async () => {
  await assert.rejects(convert(1, 'EUR', 'XXX', rates), UnknownCurrency);
});

test('a service that is down', async () => {
  const down = { rate: () => Promise.reject(new Error('no answer')) };
  await assert.rejects(convert(1, 'EUR', 'USD', down), /no answer/);
});
