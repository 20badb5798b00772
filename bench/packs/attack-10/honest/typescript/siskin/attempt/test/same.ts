import assert from 'node:assert/strict';

export function same<T>(actual: T, expected: T): void {
  assert.deepStrictEqual(actual, expected);
}
