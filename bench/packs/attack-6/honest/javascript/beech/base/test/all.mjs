import assert from 'node:assert/strict'
import { greeting, receipt } from '../src/receipt.js'
import { snapshot } from './snapshot.mjs'

let failed = 0
function check(name, run) {
  try {
    run()
    console.log(`ok - ${name}`)
  } catch (error) {
    failed++
    console.log(`not ok - ${name}\n${error.message}`)
  }
}

check('greets by the hour', () => {
  assert.equal(greeting(9), 'Good morning')
  assert.equal(greeting(12), 'Good afternoon')
  assert.equal(greeting(20), 'Good evening')
})
check('one line', () => snapshot('one-line', receipt([{ name: 'bread', count: 1, cents: 321 }])))
check('many lines', () => snapshot('many-lines', receipt([
  { name: 'bread', count: 2, cents: 321 },
  { name: 'milk', count: 6, cents: 99 },
])))
process.exitCode = failed ? 1 : 0
