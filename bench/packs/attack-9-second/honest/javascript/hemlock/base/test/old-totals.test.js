import assert from 'node:assert/strict';
import { test } from 'node:test';
import { total } from '../src/totals.js';

test('the old way takes the discount from the sum', () => {
  const lines = [{ cents: 5 }, { cents: 5 }, { cents: 5 }];
  assert.equal(total({ discount: 0.5, lines }, () => false), 8);
});

test('the old way without lines', () => {
  assert.equal(total({ discount: 0.5, lines: [] }, () => false), 0);
});
