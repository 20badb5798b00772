import { test } from 'node:test'
import assert from 'node:assert/strict'
import { receipt } from '../src/receipt.js'

test('lists what was bought', () => {
  assert.ok(receipt([{ title: 'tea', cents: 300 }]).includes('tea 300'))
})

test('names the contained VAT', () => {
  assert.ok(receipt([{ title: 'tea', cents: 1190 }]).includes('contains VAT 190'))
})
