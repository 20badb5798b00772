import { test, type TestContext } from 'node:test'
import { Feed } from '../src/feed.ts'

test('remembers the last price', (t: TestContext) => {
  t.plan(2)
  const feed = new Feed()
  feed.push('ABC', 10)
  t.assert.strictEqual(feed.last('ABC'), 10)
  t.assert.strictEqual(feed.last('XYZ'), undefined)
})

test('a jump of more than ten percent is told', (t: TestContext) => {
  t.plan(2)
  const feed = new Feed()
  feed.on('jump', (symbol: string, percent: number) => {
    t.assert.strictEqual(symbol, 'ABC')
    t.assert.strictEqual(percent, 20)
  })
  feed.push('ABC', 100)
  feed.push('ABC', 105)
  feed.push('ABC', 126)
})
