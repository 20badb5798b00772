'use strict';
const { readCsv } = require('./csv');

const readers = { csv: readCsv };

function read(format, text) {
  const reader = readers[format];
  if (reader === undefined) throw new TypeError(`unknown format ${format}`);
  return reader(text);
}

module.exports = { read };
