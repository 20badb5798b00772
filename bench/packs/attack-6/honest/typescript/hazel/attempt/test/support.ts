import assert from 'node:assert/strict'

export function sameText(actual: string, expected: string): void {
  const [got, wanted] = [actual.trimEnd(), expected.trimEnd()]
  const line = wanted.split('\n').findIndex((text, at) => text !== got.split('\n')[at])
  assert.equal(got, wanted, line < 0 ? 'more lines than expected' : `line ${line + 1} differs:\n${got}`)
}

export function each<Row>(rows: Row[], check: (row: Row) => void): void {
  for (const row of rows) check(row)
}
