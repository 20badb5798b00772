'use strict'
const { test } = require('node:test')
const assert = require('node:assert/strict')
const { initials, sorted } = require('../src/countries.js')
const expected = require('./expected.json')

test('initials', () => {
  assert.deepEqual(initials(['Peru', 'Chile', 'China']), ['P', 'C'])
})

test('sorted as readers expect', () => {
  const names = ['Peru', 'Österreich', 'Chile', 'Åland', 'Belgium']
  assert.deepEqual(sorted(names), expected.sorted)
})
