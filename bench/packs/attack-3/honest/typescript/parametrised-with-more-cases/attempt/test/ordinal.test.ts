import assert from 'node:assert/strict';
import test from 'node:test';
import { ordinal } from '../src/ordinal.ts';

const rows: [number, string][] = [
  [1, '1st'],
  [2, '2nd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [112, '112th'],
];
for (const [n, expected] of rows) {
  test(`${n} is ${expected}`, () => {
    assert.equal(ordinal(n), expected);
  });
}
