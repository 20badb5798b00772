import test from 'node:test'
import assert from 'node:assert/strict'
import { calc } from '../src/calc.ts'

test('precedence', () => {
  assert.equal(calc('1 + 2 * 3'), 7)
  assert.equal(calc('(1 + 2) * 3'), 9)
})

test('left-associative', () => {
  assert.equal(calc('10 - 3 - 2'), 5)
})

test('errors', () => {
  assert.throws(() => calc('1 +'), /unexpected end/)
})
