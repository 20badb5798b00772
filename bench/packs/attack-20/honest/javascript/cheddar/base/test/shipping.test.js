import test from 'node:test';
import assert from 'node:assert/strict';
import { shipping } from 'postage/shipping';
import { total } from 'postage';

test('free from 50', () => {
  assert.equal(shipping(49.99, 'AT'), 8.9);
  assert.equal(shipping(50, 'AT'), 0);
  assert.equal(total({ country: 'AT', lines: [{ price: 60, count: 1 }] }), 60);
});
