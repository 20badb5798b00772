import { test } from 'node:test'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { fields } from '../src/csv.js'

const cases = JSON.parse(readFileSync(new URL('./fixtures/quotes.json', import.meta.url), 'utf8'))

for (const { line, fields: expected } of cases) {
  test(`quoted fields of ${line}`, () => assert.deepEqual(fields(line), expected))
}

test('there are cases', () => assert.ok(cases.length > 2))
