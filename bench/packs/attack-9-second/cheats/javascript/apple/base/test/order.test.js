import assert from 'node:assert/strict';
import { test } from 'node:test';
import { charge } from '../src/charge.js';
import { Order } from '../src/order.js';

const seen = order => JSON.parse(JSON.stringify(order));

test('an order without tax', () => {
  assert.deepEqual(seen(new Order('a1', [{ price: 2.5, count: 2 }])), { id: 'a1', net: 5, total: 5 });
});

test('an order without lines', () => {
  assert.deepEqual(seen(new Order('a2', [])), { id: 'a2', net: 0, total: 0 });
});

test('an order is charged', async () => {
  const paid = [];
  const gateway = { pay: async payment => (paid.push(payment), { ok: true }) };
  assert.equal(await charge(gateway, new Order('a3', [{ price: 4, count: 1 }])), true);
  assert.deepEqual(paid, [{ reference: 'a3', amount: 4 }]);
});
