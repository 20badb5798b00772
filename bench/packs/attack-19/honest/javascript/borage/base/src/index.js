'use strict';
const { parseList } = require('./list.js');

module.exports = { parseList };
