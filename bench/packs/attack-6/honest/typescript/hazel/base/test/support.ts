import assert from 'node:assert/strict'

export function sameText(actual: string, expected: string): void {
  assert.equal(actual.trimEnd(), expected.trimEnd())
}

export function each<Row>(rows: Row[], check: (row: Row) => void): void {
  for (const row of rows) check(row)
}
