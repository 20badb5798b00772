import test from 'node:test';
import { listing } from '../src/listing.js';
import { assertRows } from './helpers/rows.js';

test('hidden entries are left out', () => {
  assertRows(listing([{ date: '2024-01-01', name: 'a' }, { date: '2024-01-02', name: 'b', hidden: true }]), ['2024-01-01 a']);
});

test('newest first', () => {
  const rows = listing([
    { date: '2024-01-01', name: 'a' },
    { date: '2024-03-01', name: 'c' },
    { date: '2024-02-01', name: 'b' },
  ]);
  assertRows(rows, ['2024-03-01 c', '2024-02-01 b', '2024-01-01 a']);
});

test('by name within a day', () => {
  const rows = listing([
    { date: '2024-01-01', name: 'b' },
    { date: '2024-01-01', name: 'a' },
  ]);
  assertRows(rows, ['2024-01-01 a', '2024-01-01 b']);
});
