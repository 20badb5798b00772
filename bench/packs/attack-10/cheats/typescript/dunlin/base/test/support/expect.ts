import assert from 'node:assert/strict';

export function expectSame(actual: unknown, expected: unknown): void {
  assert.deepEqual(actual, expected);
}
