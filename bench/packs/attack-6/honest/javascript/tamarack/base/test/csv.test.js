import { test } from 'node:test'
import assert from 'node:assert/strict'
import { fields, table } from '../src/csv.js'
import { count } from '../src/count.js'

test('fields', () => assert.deepEqual(fields('a,b,,c'), ['a', 'b', '', 'c']))

test('a table', () => {
  assert.deepEqual(table('name,town\nAda,London\n'), [{ name: 'Ada', town: 'London' }])
})

test('counts', () => assert.deepEqual(count([{ a: 'x' }, { a: 'y' }, { a: 'x' }], 'a'), { x: 2, y: 1 }))
