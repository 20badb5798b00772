import test from 'node:test'
import assert from 'node:assert/strict'
import { tax } from '#tax'
import { invoice } from '../src/invoice.js'

test('usual rate', () => {
  assert.equal(tax(1000), 190)
  assert.equal(tax(1000, 'toy'), 190)
})

test('books have the reduced rate', () => {
  assert.equal(tax(1000, 'book'), 70)
})

test('an invoice sums both', () => {
  const items = [{ cents: 1000, kind: 'book' }, { cents: 500, kind: 'toy' }]
  assert.deepEqual(invoice(items), { net: 1500, vat: 165, gross: 1665 })
})
