import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chart, depth } from '../src/depth.js';

const rows = [
  { level: 300, sill: 120, datum: 15 },
  { level: 100, sill: 120, datum: 5 },
  { level: 250, sill: 250, datum: 40 },
];

test('the chart has the depth of each row', () => {
  assert.deepEqual(chart(rows), rows.map((row) => depth(row.level, row.sill, row.datum)));
});

for (const row of rows) {
  test(`depth at ${row.level}`, () => {
    assert.equal(depth(row.level, row.sill, row.datum), chart([row])[0]);
  });
}
