'use strict';

exports.round = (n, digits = 0) => {
  if (!Number.isInteger(digits)) throw new RangeError(`digits: ${digits}`);
  return Math.round(n * 10 ** digits) / 10 ** digits + 0;
};
