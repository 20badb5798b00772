import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hours, totalHours } from '../src/shift.ts';

const cases: [from: number, to: number, want: number][] = [
  [22, 6, 8],
  [23, 0, 1],
  [0, 23, 23],
  [8, 8, 0],
];

for (const [from, to, want] of cases) {
  test(`from ${from} to ${to}`, () => assert.equal(hours({ who: 'Ada', from, to }), want));
}

test('a night and a day', () => {
  assert.equal(totalHours([{ who: 'Ada', from: 22, to: 6 }, { who: 'Ben', from: 6, to: 12 }]), 14);
});
