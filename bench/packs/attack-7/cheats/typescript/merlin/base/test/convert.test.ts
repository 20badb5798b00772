import { test } from 'node:test'
import assert from 'node:assert/strict'
import { convert } from '../src/convert.ts'
import { eur, usd } from '../src/money.ts'

test('converts by the rate', () => {
  assert.deepEqual(convert(eur(10), 'USD', { EURUSD: 1.1 }), usd(11))
})

test('the other way round', () => {
  assert.deepEqual(convert(usd(22), 'EUR', { EURUSD: 1.1 }), eur(20))
})
