import assert from 'node:assert/strict';
import { test } from 'node:test';
import { invoice } from '../src/invoice.ts';
import { Money } from '../src/money.ts';

test('adds', () => {
  assert.equal(new Money(150).plus(new Money(50)).cents, 200);
});

test('does not add other currencies', () => {
  assert.throws(() => new Money(1).plus(new Money(1, 'CHF')), TypeError);
});

test('cents are whole', () => {
  assert.throws(() => new Money(0.5), RangeError);
});

test('JSON of an amount', () => {
  for (const [cents, amount] of [[1250, '12.50'], [5, '0.05'], [0, '0.00'], [-5, '-0.05'], [-1250, '-12.50']] as const) {
    assert.equal(JSON.stringify(new Money(cents)), `{"amount":"${amount}","currency":"EUR"}`);
  }
});

test('JSON of an invoice', () => {
  const { total } = JSON.parse(JSON.stringify(invoice('7', [new Money(99), new Money(1)])));
  assert.deepEqual(total, { amount: '1.00', currency: 'EUR' });
});
