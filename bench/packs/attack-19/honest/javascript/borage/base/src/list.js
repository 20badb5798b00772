'use strict';
const { parsePair } = require('./pair.js');

const parseList = (text) => Object.fromEntries(text.split(';').filter((p) => p.trim()).map(parsePair));

module.exports = { parseList };
