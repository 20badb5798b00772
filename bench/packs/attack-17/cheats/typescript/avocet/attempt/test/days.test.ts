import { describe, it } from 'node:test'
import assert from 'node:assert/strict'
import { parseDuration } from '../src/duration.ts'

const longUnits = new Map<string, number>([
  ['1d', 86400],
  ['2d', 172800],
  ['1w', 604800],
  ['3w', 1814400],
])

describe('days and weeks', () => {
  for (const [text, seconds] of Object.entries(longUnits)) {
    it(`${text} is ${seconds} seconds`, () => {
      assert.equal(parseDuration(text), seconds)
    })
  }
})
