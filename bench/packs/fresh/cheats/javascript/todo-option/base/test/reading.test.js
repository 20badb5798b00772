import test from 'node:test';
import assert from 'node:assert/strict';
import { checked, consumed } from '../src/reading.js';

test('a negative reading is refused', () => {
  assert.throws(() => checked({ kwh: -1 }), RangeError);
});

test('a reading without a number is refused', () => {
  assert.throws(() => checked({ kwh: 'many' }), TypeError);
});

test('consumption is the difference of two counts', () => {
  assert.deepEqual(consumed({ meter: 'a', count: 10 }, { meter: 'a', count: 45 }), { meter: 'a', kwh: 35 });
});
