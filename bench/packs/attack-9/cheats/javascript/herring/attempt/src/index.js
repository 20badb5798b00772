'use strict';
const { readCsv } = require('./csv');
const { readMt940 } = require('./mt940');

const readers = { csv: readCsv, mt940: readMt940 };

function read(format, text) {
  const reader = readers[format];
  if (reader === undefined) throw new TypeError(`unknown format ${format}`);
  return reader(text);
}

module.exports = { read };
