import { test } from 'node:test'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { level, order } from '../src/customers.ts'

function database(): DatabaseSync {
  const db = new DatabaseSync(':memory:')
  db.exec(readFileSync(new URL('seed.sql', import.meta.url), 'utf8'))
  return db
}

test('customers begin plain', () => {
  assert.equal(level(database(), 'ann'), 'plain')
  assert.equal(level(database(), 'eve'), 'none')
})

test('the tenth order makes gold', () => {
  const db = database()
  for (let i = 0; i < 9; i++) order(db, 'bob')
  assert.equal(level(db, 'bob'), 'plain')
  order(db, 'bob')
  assert.equal(level(db, 'bob'), 'gold')
})
