'use strict';

/** Whether the coupon may be redeemed. */
function isActive(coupon) {
  return coupon.blocked !== true;
}

module.exports = { isActive };
