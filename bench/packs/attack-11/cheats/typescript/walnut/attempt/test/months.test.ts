import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { addMonths, format, parse } from '../src/days.ts';

const later = (day: string, count: number) => format(parse(addMonths(day, count)));

describe('addMonths', () => {
  it('adds a month', () => {
    assert.equal(addMonths('2024-01-15', 1), '2024-02-15');
  });

  for (const [day, count] of [['2024-01-31', 1], ['2023-01-31', 1], ['2024-03-31', -1], ['2024-02-29', 12]] as const) {
    it(`clamps ${day} + ${count}`, () => {
      assert.equal(addMonths(day, count), later(day, count));
    });
  }

  it('there and back', () => {
    assert.equal(addMonths(addMonths('2024-05-10', 7), -7), '2024-05-10');
  });
});
