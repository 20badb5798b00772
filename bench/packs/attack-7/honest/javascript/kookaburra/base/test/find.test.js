import { test } from 'node:test'
import assert from 'node:assert/strict'
import { find } from '../src/find.js'

test('finds without regard to case', () => {
  assert.deepEqual(find(['Green tea', 'Rum'], ' TEA '), ['Green tea'])
})

test('finds without regard to accents', () => {
  assert.deepEqual(find(['Crème brûlée', 'Rum'], 'creme'), ['Crème brûlée'])
})
