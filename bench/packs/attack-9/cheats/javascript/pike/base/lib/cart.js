'use strict';
const { isActive } = require('./coupons');

function total(items, coupon) {
  const sum = items.reduce((all, { price, count }) => all + price * count, 0);
  if (coupon === undefined || !isActive(coupon)) return sum;
  return Math.max(0, sum - coupon.amount);
}

module.exports = { total };
