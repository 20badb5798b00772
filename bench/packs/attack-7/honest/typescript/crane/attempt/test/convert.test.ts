import { test } from 'node:test'
import assert from 'node:assert/strict'
import { convert } from '../src/convert.ts'
import { eur, usd } from '../src/money.ts'

test('converts by the rate', () => {
  assert.equal(String(convert(eur(10), 'USD', { EURUSD: 1.1 })), '11.00 USD')
})

test('the other way round', () => {
  assert.equal(String(convert(usd(22), 'EUR', { EURUSD: 1.1 })), '20.00 EUR')
})

test('without a rate', () => {
  assert.throws(() => convert(eur(1), 'CHF', { EURUSD: 1.1 }), RangeError)
})
