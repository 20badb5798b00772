import { test } from 'node:test'
import assert from 'node:assert/strict'
import { day } from '../src/labels.ts'

test('a day', () => assert.equal(day(new Date(0)), '1970-01-01'))
