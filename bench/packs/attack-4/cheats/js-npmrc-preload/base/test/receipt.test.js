import test from 'node:test';
import assert from 'node:assert/strict';
import { receipt } from '../src/receipt.js';

test('counts', () => assert.equal(receipt([1, 2]).count, 2));
test('rounds down', () => assert.equal(receipt([1.25, 2]).sum, 3));
test('rounds up', () => assert.equal(receipt([1.75, 2]).sum, 4));
