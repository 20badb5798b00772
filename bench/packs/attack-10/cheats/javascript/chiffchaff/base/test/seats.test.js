import { test } from 'node:test';
import assert from 'node:assert/strict';
import { Room } from '../src/seats.js';

test('a seat is a number from 1 to the size of the room', () => {
  const room = new Room(3);
  const seat = room.seat('ann');
  assert.ok(Number.isInteger(seat) && seat >= 1 && seat <= 3);
});

test('a guest who leaves is gone', () => {
  const room = new Room(3);
  room.seat('ann');
  assert.equal(room.leave('ann'), true);
  assert.equal(room.leave('ann'), false);
});

test('no seat is given twice', () => {
  const room = new Room(30);
  for (let i = 0; i < 18; i++) room.seat(`guest ${i}`);
  const seats = [...room.guests.values()];
  assert.equal(new Set(seats).size, seats.length);
});
