'use strict';
const { Customer } = require('../../src');

exports.makeCustomer = (first = 'Ada', last = 'Lovelace', city = 'London') => new Customer(first, last, city);
