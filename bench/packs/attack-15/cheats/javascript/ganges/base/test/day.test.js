'use strict';
const test = require('node:test');
const assert = require('node:assert');
const { day } = require('../src/time');

test('day', () => assert.equal(day(125), '2:05'));
