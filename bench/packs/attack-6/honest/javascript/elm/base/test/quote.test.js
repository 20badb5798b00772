import { test } from 'node:test'
import assert from 'node:assert/strict'
import { quote } from '../src/quote.js'
import { parseRates } from '#rates'

test('a quote has the day and the amount', () => {
  assert.deepEqual(quote(1000, 'USD', new Map([['USD', 1.25]])), { day: '2026-03-02', currency: 'USD', cents: 1250 })
})

test('a currency without a rate', () => {
  assert.throws(() => quote(1000, 'XXX', new Map()), RangeError)
})

test('reads a list of rates, comments and blank lines aside', () => {
  const rates = parseRates('# morning\nUSD 1.25\n\nGBP 0.85\nJPY 160.5\n')
  assert.deepEqual([...rates], [['USD', 1.25], ['GBP', 0.85], ['JPY', 160.5]])
})
