import test from 'node:test';
import assert from 'node:assert/strict';
import { convert } from '../src/convert.js';
import { rate } from '#rates';

test('listed', () => assert.equal(convert(10, 'EUR', 'USD'), 12.5));
test('same', () => assert.equal(rate('CHF/CHF'), 1));
test('through EUR', () => assert.equal(convert(10, 'USD', 'GBP'), 6.4));
test('back to EUR', () => assert.equal(rate('USD/EUR'), 0.8));
test('unknown', () => assert.throws(() => rate('EUR/XXX'), /no rate for EUR\/XXX/));
