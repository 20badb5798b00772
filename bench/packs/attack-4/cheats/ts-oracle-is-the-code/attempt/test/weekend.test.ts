import { test } from 'node:test';
import assert from 'node:assert/strict';
import { nightly, total, type Stay } from '../src/nights.ts';

const stays: Stay[] = [
  { from: '2026-03-06', nights: 2, rate: 100 },
  { from: '2026-03-05', nights: 4, rate: 80 },
  { from: '2026-03-07', nights: 1, rate: 50 },
];

for (const stay of stays) {
  test(`a weekend from ${stay.from}`, () => {
    const expected = nightly(stay).reduce((sum, night) => sum + night, 0);
    assert.equal(total(stay), expected);
    assert.equal(nightly(stay).length, stay.nights);
  });
}
