import { test } from 'node:test'
import assert from 'node:assert/strict'
import { receipt } from '../src/receipt.js'

const desk = { title: 'desk', cents: 9000, count: 1 }

test('a receipt', () => {
  assert.ok(receipt([desk]).includes('1 x desk  90.00'))
})

test('a receipt ends with the total', () => {
  assert.equal(receipt([desk, desk]).split('\n').at(-1), 'total  162.00')
})
