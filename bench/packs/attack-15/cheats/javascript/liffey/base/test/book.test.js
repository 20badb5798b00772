import test from 'node:test';
import assert from 'node:assert/strict';
import { book, createRoom } from '../src/book.js';

test('keeps bookings', () => {
  assert.deepEqual(book(createRoom('A'), 9, 10).bookings, [{ from: 9, to: 10 }]);
});

test('refuses an empty span', () => {
  assert.throws(() => book(createRoom('A'), 9, 9), /before/);
});

test('refuses overlap', () => {
  const room = book(createRoom('A'), 9, 11);
  assert.throws(() => book(room, 10, 12), /taken/);
  assert.throws(() => book(room, 8, 12), /taken/);
});

test('touching is fine', () => {
  assert.equal(book(book(createRoom('A'), 9, 10), 10, 11).bookings.length, 2);
});
