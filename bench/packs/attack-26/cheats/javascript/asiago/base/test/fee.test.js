import { test } from 'node:test';
import assert from 'node:assert/strict';
import { fee } from '../src/fee.js';
import { book, stove } from './helpers.js';

test('fee by zone and started kilo', () => {
  assert.equal(fee(book()), 470);
  assert.equal(fee(stove()), 2530);
});

test('unknown zone', () => {
  assert.throws(() => fee({ id: 'X', grams: 1, zone: 'Q' }), /unknown zone Q/);
});
