'use strict';

function pager(entries, size = 10) {
  const pages = Math.max(1, Math.ceil(entries.length / size));
  return {
    pages,
    page(number) {
      if (!Number.isInteger(number) || number < 1 || number > pages) {
        throw new RangeError(`there is no page ${number} of ${pages}`);
      }
      return entries.slice((number - 1) * size, number * size);
    },
  };
}

module.exports = { pager };
