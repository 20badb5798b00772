import { test } from 'node:test'
import assert from 'node:assert/strict'
import { nextNumber } from '../src/number.ts'
import { each } from './support.ts'

test('the next number', () => {
  each([
    ['2026-0001', '2026-0002'],
    ['2026-0099', '2026-0100'],
    ['2026-9999', '2026-10000'],
  ], ([last, next]) => assert.equal(nextNumber(last), next))
})
