import assert from 'node:assert/strict';
import test from 'node:test';
import { total } from '../src/cart.js';

test('100 costs 90', () => assert.equal(total([{ price: 100 }]), 90));
test('99.99 stays', () => assert.equal(total([{ price: 99.99 }]), 99.99));
test('half a cent goes up', () => assert.equal(total([{ price: 33.35, quantity: 3 }]), 90.05));
