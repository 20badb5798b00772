'use strict';
const { volumeDiscount } = require('./discounts');

/** What a customer pays for a position. */
function quote({ quantity, price, tier = 'standard' }) {
  if (!Number.isInteger(quantity) || quantity < 1) throw new RangeError('quantity must be a positive integer');
  const net = quantity * price;
  return net * (1 - volumeDiscount({ net, quantity, tier }));
}

module.exports = { quote };
