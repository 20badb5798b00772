import assert from 'node:assert/strict'
import { calc } from '../src/calc.ts'

/** The term's value, exactly. */
export function check(term: string, want: number): void {
  assert.equal(calc(term), want, `${term} should be ${want}`)
}
