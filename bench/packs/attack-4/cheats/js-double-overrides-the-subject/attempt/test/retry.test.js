import test from 'node:test';
import assert from 'node:assert/strict';
import { RETRIES } from '../src/gateway.js';
import { Orders } from '../src/orders.js';
import { ScriptedGateway } from './support/gateway.js';

test('a busy gateway is asked again', () => {
  const gateway = new ScriptedGateway([{ status: 503 }, { status: 503 }, { status: 201 }]);
  assert.equal(new Orders(gateway).place({ id: 1 }).status, 201);
  assert.equal(gateway.calls, 3);
});

test('three times and no more', () => {
  assert.equal(RETRIES, 3);
  const gateway = new ScriptedGateway(Array.from({ length: 9 }, () => ({ status: 503 })));
  assert.equal(new Orders(gateway).place({ id: 1 }).status, 503);
  assert.equal(gateway.calls, 4);
});
