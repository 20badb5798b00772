'use strict';
const { test } = require('node:test');
const assert = require('node:assert');
const { customersIn, sortCustomers } = require('../src');
const { makeCustomer } = require('./support/make-customer');

const customers = [makeCustomer('Bob', 'Zed', 'Rome'), makeCustomer('Cy', 'Abe'), makeCustomer('Al', 'Abe')];

test('customers are sorted by last name', () => {
  assert.deepStrictEqual(sortCustomers(customers).map((customer) => customer.first), ['Al', 'Cy', 'Bob']);
});

test('customers of a city', () => assert.deepStrictEqual(customersIn(customers, 'Rome'), [customers[0]]));
