import test from 'node:test';
import assert from 'node:assert/strict';
import { total } from 'billing';

test('an empty bill', () => assert.equal(total([]), 0));
test('VAT is added', () => assert.equal(total([{ price: 50, quantity: 2 }]), 120));
test('VAT over several lines', () => {
  assert.equal(total([{ price: 10, quantity: 1 }, { price: 20, quantity: 2 }]), 60);
});
