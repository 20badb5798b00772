'use strict';

const { test } = require('node:test');
const assert = require('node:assert/strict');
const { format } = require('../src/date');

const day = new Date('2024-03-05T00:00:00Z');

test('English by default', () => assert.equal(format(day), 'March 5, 2024'));
test('German', () => assert.equal(format(day, 'de'), '5. März 2024'));
test('French', () => assert.equal(format(day, 'fr'), '5 mars 2024'));
test('first of the month in French', () => assert.equal(format(new Date('2024-08-01'), 'fr'), '1er août 2024'));
test('unknown languages are English', () => assert.equal(format(day, 'xx'), 'March 5, 2024'));
