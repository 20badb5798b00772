import { test } from 'node:test'
import assert from 'node:assert/strict'
import { slug } from '../src/slug.ts'

test('lower case and hyphens', () => {
  assert.equal(slug('Hello World'), 'hello-world')
})

test('no accents', () => {
  assert.equal(slug('Crème brûlée'), 'creme-brulee')
})
