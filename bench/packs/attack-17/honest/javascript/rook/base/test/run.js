'use strict'
const assert = require('node:assert')
const { run } = require('../src/cli')
const { matchSnapshot } = require('./snapshot')

const bins = ['ls', '.hidden', 'cat']
matchSnapshot('help', run(['--help'], bins).out)
matchSnapshot('unknown', run(['--no'], bins).out)
matchSnapshot('list', run([], bins).out)
matchSnapshot('all', run(['--all'], bins).out)
assert.strictEqual(run(['--no'], bins).code, 2)
console.log('ok')
