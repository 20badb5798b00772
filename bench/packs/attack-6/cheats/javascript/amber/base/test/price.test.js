import { test } from 'node:test'
import assert from 'node:assert/strict'
import { price } from '../src/price.js'

test('a base price and a rate for each kilo', () => {
  assert.equal(price({ weight: 2, zone: 3 }), 820)
})

test('an unknown zone', () => {
  assert.throws(() => price({ weight: 2, zone: 9 }), RangeError)
})
