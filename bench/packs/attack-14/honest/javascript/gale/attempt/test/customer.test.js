'use strict';
const { test } = require('node:test');
const assert = require('node:assert');
const { greeting } = require('../src');
const { makeCustomer } = require('./support/make-customer');

test('customers have a name', () => assert.strictEqual(makeCustomer().customerName, 'Ada Lovelace'));
test('letters greet the customer', () => assert.strictEqual(greeting(makeCustomer('Bob', 'B')), 'Dear Bob B,'));
