import { test } from 'node:test'
import assert from 'node:assert/strict'
import { Account, LimitError } from '../src/account.ts'

test('deposits', () => {
  const account = new Account()
  account.deposit(50)
  assert.equal(account.balance, 50)
})

test('no more than the balance', () => {
  const account = new Account()
  account.deposit(50)
  assert.throws(() => account.withdraw(60), LimitError)
})
