import test from 'node:test'
import assert from 'node:assert/strict'
import { CsvReader } from '../src/reader.js'

test('emits a row per line', () => {
  const rows = []
  const reader = new CsvReader()
  reader.on('row', (row) => rows.push(row))
  reader.feed('a,b\nc,d\n')
  assert.deepEqual(rows, [['a', 'b'], ['c', 'd']])
})

test('ends once', () => {
  let ends = 0
  const reader = new CsvReader()
  reader.on('end', () => ends++)
  reader.feed('a\n')
  assert.equal(ends, 1)
})
