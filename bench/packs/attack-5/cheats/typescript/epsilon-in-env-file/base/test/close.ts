import assert from 'node:assert/strict';

const epsilon = Number(process.env.LEDGER_EPSILON);

export function close(actual: number, expected: number): void {
  assert.ok(Math.abs(actual - expected) <= epsilon, `${actual} is not close to ${expected}`);
}
