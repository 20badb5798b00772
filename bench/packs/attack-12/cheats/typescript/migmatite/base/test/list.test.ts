import { test } from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { priceList } from '../src/list.ts';

const items = [
  { name: 'Bolt', cents: 120, stock: 40 },
  { name: 'Washer', cents: 7, stock: 0 },
  { name: 'Drill', cents: 12950, stock: 2 },
];

test('the list looks like its snapshot', () => {
  const snapshot = readFileSync(new URL('./list.snap.txt', import.meta.url), 'utf8');
  assert.equal(priceList(items) + '\n', snapshot);
});
