import test from 'node:test'
import assert from 'node:assert/strict'
import { shipping } from '#shipping'
import { format } from '#money'

test('light and heavy parcels', () => {
  assert.equal(format(shipping({ weight: 1, postcode: '10115' })), '4.90')
  assert.equal(format(shipping({ weight: 11, postcode: '10115' })), '9.90')
})

test('islands cost more', () => {
  assert.equal(format(shipping({ weight: 1, postcode: 'IS-220' })), '12.40')
  assert.equal(format(shipping({ weight: 12, postcode: 'IS-220' })), '17.40')
})

test('a postcode is needed', () => {
  assert.throws(() => shipping({ weight: 1 }), /postcode/)
})
