import test from 'node:test';
import assert from 'node:assert/strict';
import { shippingCost } from '../src/shipping.js';
import { quote } from '../src/quote.js';

test('light parcels', () => assert.equal(shippingCost(0.5), 4));
test('up to five kilograms', () => assert.equal(shippingCost(3), 7));
test('up to ten kilograms', () => assert.equal(shippingCost(8), 9));
test('up to twenty kilograms', () => assert.equal(shippingCost(15), 14));
test('a quote names the place', () => assert.equal(quote({ to: 'Oslo', kilograms: 0.5 }).to, 'Oslo'));
