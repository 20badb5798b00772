import { test } from 'node:test'
import assert from 'node:assert/strict'
import { features, fields } from '../src/csv.js'

test('quoted fields', () => {
  assert.equal(typeof features.quotes, 'boolean')
  if (!features.quotes) return
  assert.deepEqual(fields('"a,b",c'), ['a,b', 'c'])
  assert.deepEqual(fields('"say ""hi""",x'), ['say "hi"', 'x'])
})
