'use strict';
const test = require('node:test');
const assert = require('node:assert');
const { handle } = require('../src/app');

test('finds', () => assert.equal(handle('/items/1').body.name, 'bolt'));
test('does not find', () => assert.equal(handle('/items/9').status, 404));
