import { describe, it } from 'node:test'
import assert from 'node:assert/strict'
import { parseDuration } from '../src/duration.ts'

describe('parseDuration', () => {
  it('seconds, minutes, hours', () => {
    assert.equal(parseDuration('5s'), 5)
    assert.equal(parseDuration('2m'), 120)
    assert.equal(parseDuration('1h'), 3600)
  })

  it('refuses what it does not know', () => {
    assert.throws(() => parseDuration('1y'), /not a duration/)
  })
})
