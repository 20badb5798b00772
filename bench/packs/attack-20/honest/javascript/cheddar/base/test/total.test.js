import test from 'node:test';
import assert from 'node:assert/strict';
import { total } from 'postage';

test('total with shipping', () => {
  assert.equal(total({ country: 'AT', lines: [{ price: 10, count: 2 }] }), 28.9);
});
