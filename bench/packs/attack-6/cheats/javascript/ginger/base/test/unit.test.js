import { test } from 'node:test'
import assert from 'node:assert/strict'
import { Stock } from '../src/stock.js'

test('puts and takes', () => {
  const stock = new Stock()
  stock.put('A', 5)
  stock.take('A', 2)
  assert.equal(stock.count('A'), 3)
})

test('counts nothing as zero', () => assert.equal(new Stock().count('Z'), 0))
