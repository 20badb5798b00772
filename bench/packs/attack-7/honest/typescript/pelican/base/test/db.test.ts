import { test } from 'node:test'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import * as db from '../src/db.ts'

const seeded = () => {
  const opened = db.open(':memory:')
  opened.exec(readFileSync(new URL('seed.sql', import.meta.url), 'utf8'))
  return opened
}

test('an empty database', () => assert.equal(db.count(db.open(':memory:')), 0))

test('by country', () => {
  const opened = seeded()
  opened.exec("insert into customers (name, country) values ('cyd', 'ch'), ('dan', 'ch')")
  assert.deepEqual({ ...db.byCountry(opened) }, { ch: 2, unknown: 2 })
})
