'use strict';
const { parseList } = require('./list.js');

const { parsePair } = require('./pair.js');

module.exports = { parseList, parsePair };
