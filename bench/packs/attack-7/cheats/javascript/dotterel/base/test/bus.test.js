import { test } from 'node:test'
import assert from 'node:assert/strict'
import { Bus } from '../src/bus.js'

test('every listener hears', () => {
  let heard = 0
  const bus = new Bus()
  bus.on(() => heard++)
  bus.on(() => heard++)
  bus.emit('x')
  assert.equal(heard, 2)
})

test('a higher priority hears first', () => {
  const bus = new Bus()
  bus.on((event, before) => assert.deepEqual(before, ['high']), { name: 'low', priority: 1 })
  bus.on((event, before) => assert.deepEqual(before, []), { name: 'high', priority: 9 })
  bus.emit('x')
})
