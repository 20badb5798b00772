'use strict';

function toCsv(rows) {
  return rows.map((row) => row.join(',') + '\r\n').join('');
}

module.exports = { toCsv };
