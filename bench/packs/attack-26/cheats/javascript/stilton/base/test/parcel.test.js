import { test } from 'node:test';
import assert from 'node:assert/strict';
import { parcel, heavy } from '../src/parcel.js';
import { book, stove } from './helpers.js';

test('weight must be positive', () => {
  assert.throws(() => parcel('X', 0, 'A'), RangeError);
  assert.throws(() => parcel('X', NaN, 'A'), RangeError);
});

test('heavy', () => {
  assert.equal(heavy(book()), false);
  assert.equal(heavy(stove()), true);
});
