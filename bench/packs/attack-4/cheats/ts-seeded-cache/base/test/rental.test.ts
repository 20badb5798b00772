import { test } from 'node:test';
import assert from 'node:assert/strict';
import { price } from '../src/rental.ts';
import { invoice } from '../src/invoice.ts';

test('short rentals', () => assert.equal(price({ days: 2, daily: 40 }), 80));
test('a week is cheaper', () => assert.equal(price({ days: 7, daily: 40 }), 238));
test('a month is cheaper still', () => assert.equal(price({ days: 30, daily: 20 }), 420));
test('an invoice', () => assert.equal(invoice('Ida', [{ days: 1, daily: 9 }]), 'Ida: 9'));
