import test from 'node:test'
import { check } from './check.ts'

test('binds stronger than *', () => {
  check('2 * 3 ^ 2', 18)
  check('(2 * 3) ^ 2', 36)
})

test('is right-associative', () => {
  check('2 ^ 3 ^ 2', 512)
  check('(2 ^ 3) ^ 2', 64)
})
