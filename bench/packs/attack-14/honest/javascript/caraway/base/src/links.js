'use strict';
const { pager } = require('./pager');

const links = (entries, size) => Array.from({ length: pager(entries, size).pages }, (_, i) => `?page=${i + 1}`);

module.exports = { links };
