import test from 'node:test';
import assert from 'node:assert/strict';
import { occupiedNights } from '../src/occupancy.ts';
import { report } from '../src/report.ts';
import { booking, week } from './support/bookings.ts';

test('one booking', () => {
  assert.equal(occupiedNights([booking()]), 2);
});

test('a week of one room', () => {
  assert.equal(occupiedNights(week(), '101'), 5);
});

test('a week of all rooms', () => {
  assert.equal(occupiedNights(week()), 12);
});

test('report', () => {
  assert.equal(report(week(), 10), '101: 50%\n102: 70%');
});
