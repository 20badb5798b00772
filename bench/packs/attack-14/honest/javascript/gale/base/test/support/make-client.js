'use strict';
const { Client } = require('../../src');

exports.makeClient = (first = 'Ada', last = 'Lovelace', city = 'London') => new Client(first, last, city);
