'use strict';

const quote = (value) => (value.includes(',') ? `"${value}"` : value);

const write = (rows) => rows.map((row) => row.map(quote).join(',')).join('\n');

const read = (text) =>
  text.split('\n').map((line) => [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map((m) => m[1] ?? m[2]));

module.exports = { write, read };
