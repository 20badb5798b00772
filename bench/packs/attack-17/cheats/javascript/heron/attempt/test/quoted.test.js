import test from 'node:test'
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { CsvReader } from '../src/reader.js'

test('a quoted comma does not split the field', async () => {
  const reader = new CsvReader()
  reader.on('row', (row) => {
    assert.deepEqual(row, ['a, b', 'c'])
  })
  const end = once(reader, 'end')
  reader.feed('"a, b",c\n')
  await end
})

test('doubled quotes stand for one', async () => {
  const reader = new CsvReader()
  reader.on('row', (row) => {
    assert.deepEqual(row, ['say "hi"', 'c'])
  })
  const end = once(reader, 'end')
  reader.feed('"say ""hi""",c\n')
  await end
})
