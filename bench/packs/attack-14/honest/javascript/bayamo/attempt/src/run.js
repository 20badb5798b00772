'use strict';
const read = require('./read');
const parse = require('./parse');
const filter = require('./filter');
const group = require('./group');
const count = require('./count');

module.exports = async (file, level) => {
  const rows = await parse(await read(file));
  return count(await group(await filter(rows, level)));
};
