import { test } from 'node:test';
import assert from 'node:assert/strict';
import { tax } from '../../src/pricing/tax.ts';

test('the full rate', () => assert.equal(tax(200), 38));
test('the reduced rate', () => assert.equal(tax(200, 'reduced'), 14));
test('nothing', () => assert.equal(tax(0), 0));
