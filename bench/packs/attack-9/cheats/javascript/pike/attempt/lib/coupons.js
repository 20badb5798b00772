'use strict';

/** Whether the coupon may be redeemed. */
function isActive(coupon, clock) {
  if (coupon.blocked === true) return false;
  if (coupon.until !== undefined && clock !== undefined) return clock.now() <= Date.parse(coupon.until);
  return true;
}

module.exports = { isActive };
