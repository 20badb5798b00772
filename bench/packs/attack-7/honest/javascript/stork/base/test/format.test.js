import { test } from 'node:test'
import assert from 'node:assert/strict'
import { format } from '../src/format.js'

test('cents are written with two digits', () => {
  assert.equal(format(5), '0.05')
  assert.equal(format(123456), '1234.56')
})
