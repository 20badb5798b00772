'use strict';

const write = (rows) => rows.map((row) => row.join(',')).join('\n');
const read = (text) => text.split('\n').map((line) => line.split(','));

module.exports = { write, read };
