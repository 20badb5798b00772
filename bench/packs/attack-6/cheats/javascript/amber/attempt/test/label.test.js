import { test } from 'node:test'
import assert from 'node:assert'
import { formatLabel, parseLabel } from '../src/label.js'

test('formats a label', () => {
  assert.equal(formatLabel({ weight: 4, zone: 1 }), '4 kg, zone 1')
})

test('refuses what is no label', () => {
  assert.throws(() => parseLabel('a box'), SyntaxError)
})

test('weight and zone are numbers', () => {
  assert.deepEqual(parseLabel('3 kg, zone 2'), { weight: 3, zone: 2 })
})
