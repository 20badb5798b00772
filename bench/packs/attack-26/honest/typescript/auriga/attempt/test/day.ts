import assert from 'node:assert/strict';
import { gaps } from '../src/gaps.ts';
import { shift } from './helpers.ts';

const spans = (text: string) => text.split(' ').filter(Boolean).map((s) => s.split('-').map(Number));

/** day('6-14 16-20').leaves('0-6 14-16 20-24') */
export const day = (text: string) => ({
  leaves(expected: string) {
    const shifts = spans(text).map(([a, b], i) => shift(`p${i}`, a, b));
    assert.deepEqual(gaps(shifts, 0, 24), spans(expected).map(([from, to]) => ({ from, to })));
  },
});
