import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hours, isNight, type Shift } from '../src/shift.ts';

const cases: [Shift, number][] = [
  [{ who: 'Ada', from: 22, to: 6 }, 8],
  [{ who: 'Ben', from: 23, to: 1 }, 2],
  [{ who: 'Cem', from: 8, to: 14 }, 6],
];

test('night shifts end on the next day', () => {
  for (const [shift, want] of cases.filter(([s]) => isNight(s))) {
    assert.equal(hours(shift), want);
  }
});
