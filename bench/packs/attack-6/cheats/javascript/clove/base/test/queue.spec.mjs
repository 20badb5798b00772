import assert from 'node:assert/strict'
import { Queue } from '../src/queue.js'
import { sleep } from '../src/sleep.js'

export default {
  'counts its jobs': () => assert.equal(new Queue().add(() => 1).add(() => 2).size, 2),
  'keeps the order': async () => {
    const queue = new Queue().add(async () => 'a').add(async () => 'b')
    assert.deepEqual(await queue.drain(), ['a', 'b'])
  },
  'tries a job that fails twice more': async () => {
    let calls = 0
    const queue = new Queue().add(async () => {
      await sleep(15)
      if (++calls < 3) throw new Error('busy')
      return 'done'
    })
    assert.deepEqual(await queue.drain(), ['done'])
    assert.equal(calls, 3)
  },
}
