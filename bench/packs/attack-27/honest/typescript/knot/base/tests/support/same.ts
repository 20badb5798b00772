import assert from 'node:assert/strict';

/** One place for comparing records, with a readable message. */
export function same(actual: unknown, expected: unknown): void {
  assert.deepStrictEqual(actual, expected);
}
