import { test } from 'node:test'
import assert from 'node:assert/strict'
import { Queue } from '../src/queue.ts'
import { within } from './within.ts'

test('counts its jobs', () => {
  const queue = new Queue()
  queue.add('a')
  assert.equal(queue.length, 1)
})

test('drains', async () => {
  const queue = new Queue()
  queue.add('a')
  queue.add('b')
  await within(200, queue.drain().then((done) => assert.deepEqual(done, ['a', 'b'])))
})
