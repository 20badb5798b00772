import { test } from 'node:test'
import { receipt } from '../src/receipt.js'

test('the total stands apart', (t) => {
  t.assert.deepEqual(receipt([{ title: 'tea', cents: 300 }]).split('\n'), ['tea 300', '', 'sum 300'])
})

test('two lines', (t) => {
  t.assert.snapshot(receipt([{ title: 'tea', cents: 300 }, { title: 'milk', cents: 120 }]))
})
