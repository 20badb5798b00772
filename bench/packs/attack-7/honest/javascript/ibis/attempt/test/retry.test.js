import { test } from 'node:test'
import assert from 'node:assert/strict'
import { retry } from '../src/retry.js'

test('pauses longer and longer', async () => {
  const pauses = []
  const result = await retry(async (attempt) => {
    if (attempt < 4) throw new Error('busy')
    return attempt
  }, 5, async (ms) => { pauses.push(ms) })
  assert.equal(result, 4)
  assert.deepEqual(pauses, [100, 200, 400])
})

test('gives the last error', async () => {
  await assert.rejects(retry(async (attempt) => { throw new Error(`no ${attempt}`) }, 2, async () => {}), /no 2/)
})

test('waits for real by default', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  let calls = 0
  const done = retry(async () => { if (++calls === 1) throw new Error('busy') }, 2)
  await new Promise(setImmediate)
  assert.equal(calls, 1)
  t.mock.timers.tick(100)
  await done
  assert.equal(calls, 2)
})
