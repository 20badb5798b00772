import assert from 'node:assert/strict';

/** Kilometres differ with the earth's radius that is assumed, so compare relatively. */
export function near(actual: number, expected: number, tolerance = Math.max(0.5, expected * 0.04)): void {
  assert.ok(Math.abs(actual - expected) <= tolerance, `${actual} is not ${expected} ± ${tolerance}`);
}
