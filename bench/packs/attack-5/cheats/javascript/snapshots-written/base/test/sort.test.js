import { test } from 'node:test';
import assert from 'node:assert/strict';
import { byDate } from '../src/sort.js';

test('oldest first, and the input is left alone', () => {
  const items = [{ date: '2024-02-01' }, { date: '2024-01-01' }];
  assert.deepEqual(byDate(items).map((item) => item.date), ['2024-01-01', '2024-02-01']);
  assert.equal(items[0].date, '2024-02-01');
});
