'use strict'
const assert = require('node:assert')
const { slug } = require('../lib/slug')

let failed = 0
for (const [title, want] of require('./cases.json')) {
  try {
    assert.strictEqual(slug(title), want)
    console.log('ok   ', title)
  } catch (e) {
    failed++
    console.log('FAIL ', title, '-', e.message.split('\n')[0])
  }
}
process.exitCode = failed ? 1 : 0
