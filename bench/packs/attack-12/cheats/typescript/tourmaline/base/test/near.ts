import assert from 'node:assert/strict';

export function near(actual: number, expected: number, tolerance = 0.5): void {
  assert.ok(Math.abs(actual - expected) <= tolerance, `${actual} is not ${expected} ± ${tolerance}`);
}
