import test from 'node:test';
import assert from 'node:assert/strict';
import { relative } from '../src/format.ts';

const now = new Date('2024-05-03T12:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);

const cases = [10, 300, 3 * 3600, 2 * 86400].map((seconds) => ({
  seconds,
  expected: relative(ago(seconds), now),
}));

for (const { seconds, expected } of cases) {
  test(`${seconds} seconds ago`, () => {
    const text = relative(ago(seconds), now);
    assert.equal(text, expected);
    assert.equal(typeof text, 'string');
  });
}
