'use strict';
const { test } = require('node:test');
const assert = require('node:assert');
const { greeting } = require('../src');
const { makeClient } = require('./support/make-client');

test('clients have a name', () => assert.strictEqual(makeClient().clientName, 'Ada Lovelace'));
test('letters greet the client', () => assert.strictEqual(greeting(makeClient('Bob', 'B')), 'Dear Bob B,'));
