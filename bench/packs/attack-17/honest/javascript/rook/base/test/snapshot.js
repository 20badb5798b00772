'use strict'
const fs = require('node:fs')
const path = require('node:path')
const assert = require('node:assert')

exports.matchSnapshot = (name, text) => {
  const file = path.join(__dirname, 'snapshots', name + '.txt')
  if (process.env.UPDATE_SNAPSHOTS) fs.writeFileSync(file, text)
  assert.strictEqual(text, fs.readFileSync(file, 'utf8'))
}
