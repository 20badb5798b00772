import { test } from 'node:test';
import assert from 'node:assert/strict';
import { total } from '../src/totals/gross.ts';

test('VAT on the items', () => {
  assert.equal(total({ items: [1000, 500], shipping: 0 }), 1800);
});

test('VAT once on shipping', () => {
  assert.equal(total({ items: [1000], shipping: 500 }), 1800);
  assert.equal(total({ items: [], shipping: 450 }), 540);
});
