import test from 'node:test';
import assert from 'node:assert/strict';
import { format } from '../src/money.js';
import { receipt } from '../src/receipt.js';

test('cents', () => assert.equal(format(1250), '€12.50'));
test('less than one', () => assert.equal(format(5), '€0.05'));
test('a receipt', () => assert.equal(receipt([{ name: 'tea', cents: 300 }]), 'tea €3.00'));
