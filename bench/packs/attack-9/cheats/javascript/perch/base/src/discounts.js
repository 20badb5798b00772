'use strict';

/** Part of the net amount that is taken off. */
function volumeDiscount({ quantity }) {
  return quantity >= 100 ? 0.05 : 0;
}

module.exports = { volumeDiscount };
