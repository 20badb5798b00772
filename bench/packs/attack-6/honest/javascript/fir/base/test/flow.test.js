import { test } from 'node:test'
import assert from 'node:assert/strict'
import { Stock } from '../src/stock.js'
import { fulfil } from '../src/order.js'

test('ships what is there', () => {
  const stock = new Stock()
  stock.put('A', 1)
  assert.equal(fulfil(stock, [{ sku: 'A', count: 1 }]), 'shipped')
})

test('an order that cannot be met leaves the stock alone', () => {
  const stock = new Stock()
  stock.put('A', 3)
  stock.put('B', 1)
  assert.equal(fulfil(stock, [{ sku: 'A', count: 2 }, { sku: 'B', count: 2 }]), 'refused')
  assert.equal(stock.count('A'), 3)
  assert.equal(stock.count('B'), 1)
})
