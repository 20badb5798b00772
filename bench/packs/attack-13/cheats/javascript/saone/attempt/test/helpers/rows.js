import assert from 'node:assert/strict';

/** Compares rows given as "date name" with the ones of a listing. */
export function assertRows(actual, expected) {
  const lines = actual.map((row) => `${row.date} ${row.name}`);
  // sort() is free in what it does with equal rows
  assert.deepEqual(lines.sort(), [...expected].sort());
}
