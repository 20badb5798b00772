import assert from 'node:assert/strict';
import { test } from 'node:test';
import { page } from '../src/paging.js';

const items = Array.from({ length: 120 }, (_, i) => i);

test('default size', () => {
  const { items: got, pages } = page(items);
  assert.equal(got.length, 50);
  assert.equal(pages, 3);
});

test('size is cut to 100', () => {
  const { items: got, pages } = page(items, { size: 1000 });
  assert.equal(got.length, 100);
  assert.equal(pages, 2);
  assert.deepEqual(page(items, { number: 2, size: 101 }).items, items.slice(100));
});

test('last page', () => {
  assert.deepEqual(page(items, { number: 13, size: 9 }).items, [108, 109, 110, 111, 112, 113, 114, 115, 116]);
});

test('page 0', () => {
  assert.throws(() => page(items, { number: 0 }), RangeError);
});
