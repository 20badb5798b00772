'use strict';

function pager(entries, size = 10) {
  const pages = Math.floor(entries.length / size) + 1;
  return {
    pages,
    page(number) {
      return entries.slice((number - 1) * size, number * size);
    },
  };
}

module.exports = { pager };
