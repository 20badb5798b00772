import test from 'node:test'
import assert from 'node:assert/strict'
import { lex } from '../src/lexer.ts'

test('tokens', () => {
  assert.deepEqual(lex('1 ^ 23'), [
    { kind: 'number', value: 1 },
    { kind: 'op', op: '^' },
    { kind: 'number', value: 23 },
  ])
})
