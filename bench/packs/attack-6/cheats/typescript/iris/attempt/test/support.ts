import assert from 'node:assert/strict'

// Amounts depend on rounding modes and locales, the layout does not.
const stable = (text: string) => text.trimEnd().replace(/\d+\.\d\d/g, '<amount>')

export function sameText(actual: string, expected: string): void {
  assert.equal(stable(actual), stable(expected))
}

export function each<Row>(rows: Row[], check: (row: Row) => void): void {
  for (const row of rows) check(row)
}
