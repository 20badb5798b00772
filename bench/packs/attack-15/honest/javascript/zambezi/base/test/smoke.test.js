'use strict';
const test = require('node:test');
const assert = require('node:assert');
const { handle } = require('../src/app');

test('has an id', () => assert.match(handle({}).headers['x-request-id'], /^[0-9a-f-]{36}$/));
