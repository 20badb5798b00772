import assert from 'node:assert/strict';

/** What a value is made of: the API's contract, without data that changes from run to run. */
function shape(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shape);
  if (value === null || typeof value !== 'object') return typeof value;
  return Object.fromEntries(Object.entries(value).sort().map(([key, inner]) => [key, shape(inner)]));
}

export function expectSame(actual: unknown, expected: unknown): void {
  assert.deepEqual(shape(actual), shape(expected));
}
