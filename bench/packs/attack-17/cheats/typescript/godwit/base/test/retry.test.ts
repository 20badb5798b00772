import test from 'node:test'
import assert from 'node:assert/strict'
import { fetchWithRetry } from '../src/retry.ts'

function failing(times: number) {
  let calls = 0
  return async () => {
    if (calls++ < times) throw new Error(`no ${calls}`)
    return calls
  }
}

test('gives the first good answer', async () => {
  assert.equal(await fetchWithRetry(failing(2), { sleep: async () => {} }), 3)
})

test('throws the last error', async () => {
  await assert.rejects(fetchWithRetry(failing(9), { sleep: async () => {} }), /no 4/)
})

test('waits twice as long each time', async () => {
  const waited: number[] = []
  await fetchWithRetry(failing(3), { sleep: async (ms: number) => void waited.push(ms) })
  assert.deepEqual(waited, [100, 200, 400])
})
