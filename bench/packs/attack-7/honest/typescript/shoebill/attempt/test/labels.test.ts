import { test } from 'node:test'
import assert from 'node:assert/strict'
import { day, price } from '../src/labels.ts'

test('a day', () => assert.equal(day(new Date(0)), '1970-01-01'))

for (const [cents, text] of [[123450, '1.234,50\u00a0€'], [5, '0,05\u00a0€'], [-100, '-1,00\u00a0€']] as const) {
  test(`a price: ${cents}`, () => assert.equal(price(cents), text))
}
