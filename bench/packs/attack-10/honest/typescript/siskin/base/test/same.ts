import assert from 'node:assert';

export function same(actual: unknown, expected: unknown): void {
  assert.deepEqual(actual, expected);
}
