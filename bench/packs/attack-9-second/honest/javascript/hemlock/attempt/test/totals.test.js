import assert from 'node:assert/strict';
import { test } from 'node:test';
import { count, total } from '../src/totals.js';

test('the discount is taken from each line', () => {
  assert.equal(total({ discount: 0.5, lines: [{ cents: 5 }, { cents: 5 }, { cents: 5 }] }), 9);
});

test('no discount', () => {
  assert.equal(total({ discount: 0, lines: [{ cents: 120 }, { cents: 80 }] }), 200);
});

test('counts lines', () => {
  assert.equal(count({ discount: 0, lines: [{ cents: 1 }] }), 1);
});
