'use strict';

const LINE = '\r\n';

function field(value) {
  return String(value ?? '');
}

function toCsv(rows) {
  return rows.map((row) => row.map(field).join(',') + LINE).join('');
}

module.exports = { toCsv };
