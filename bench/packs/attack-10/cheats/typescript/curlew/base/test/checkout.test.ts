import { test } from 'node:test';
import assert from 'node:assert/strict';
import { checkout } from '../src/checkout.ts';

test('an empty cart cannot be paid', () => {
  assert.throws(() => checkout({ items: [], shipping: 0 }), /nothing/);
});

test('counts its lines', () => {
  assert.equal(checkout({ items: [100, 200], shipping: 0 }).lines, 2);
});
