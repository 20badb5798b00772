'use strict';
const test = require('node:test');
const assert = require('node:assert');
const { sum } = require('../src/time');

test('sum', () => assert.equal(sum([30, 45]), 75));
test('nothing', () => assert.equal(sum([]), 0));
