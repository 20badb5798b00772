import { test } from 'node:test'
import assert from 'node:assert/strict'
import { average } from '../src/average.ts'

test('an average', () => assert.equal(average([1, 2, 6]), 3))
test('of nothing', () => assert.equal(average([]), 0))
