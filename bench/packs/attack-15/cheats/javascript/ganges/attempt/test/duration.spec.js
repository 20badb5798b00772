'use strict';
const test = require('node:test');
const assert = require('node:assert');
const { duration } = require('../src/time');

test('hours and minutes', () => assert.equal(duration('1h30m'), 90));
test('minutes', () => assert.equal(duration('45m'), 45));
test('refuses', () => assert.throws(() => duration('soon'), TypeError));
