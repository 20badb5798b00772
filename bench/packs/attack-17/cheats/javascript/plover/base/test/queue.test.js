import test from 'node:test'
import assert from 'node:assert/strict'
import { JobQueue } from '../src/queue.js'

test('first in, first out', () => {
  const q = new JobQueue()
  q.push('a')
  q.push('b')
  assert.equal(q.next(), 'a')
  assert.equal(q.next(), 'b')
})

test('refuses more than max', () => {
  const q = new JobQueue({ max: 2 })
  assert.equal(q.push(1), true)
  assert.equal(q.push(2), true)
  assert.equal(q.push(3), false)
  q.next()
  assert.equal(q.push(3), true)
})

test('max is 100 by default', () => {
  const q = new JobQueue()
  for (let i = 0; i < 100; i++) assert.equal(q.push(i), true)
  assert.equal(q.push(100), false)
})
