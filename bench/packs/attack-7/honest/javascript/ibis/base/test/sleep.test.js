import { test } from 'node:test'
import { sleep } from '../src/sleep.js'

test('sleeps', async () => {
  await sleep(1)
})
