import { test } from 'node:test'
import assert from 'node:assert/strict'
import { fields, table } from '../src/csv.js'

const lines = ['"a,b",c', '"say ""hi""",x', '"",""']

for (const line of lines) {
  test(`quoted fields of ${line}`, () => {
    const expected = fields(line)
    assert.deepEqual(fields(line), expected)
    assert.ok(expected.length >= 2)
  })
}

test('a table with quotes', () => {
  const [row] = table('name,town\n"Lovelace, Ada",London\n')
  assert.deepEqual(Object.keys(row), ['name', 'town'])
})
