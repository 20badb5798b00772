import test from 'node:test';
import assert from 'node:assert/strict';
import { Gateway } from '../src/gateway.js';
import { Orders } from '../src/orders.js';

test('posts the order', () => {
  const orders = new Orders(new Gateway((request) => ({ status: 201, body: request.body })));
  assert.deepEqual(orders.place({ id: 1 }), { status: 201, body: { id: 1 } });
});
