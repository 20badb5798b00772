import { test } from 'node:test'
import { receipt } from '../src/receipt.js'

test('two lines', (t) => {
  t.assert.snapshot(receipt([{ title: 'tea', cents: 300 }, { title: 'milk', cents: 120 }]))
})
