'use strict';

exports.round = (n, digits = 0) => Math.round(n * 10 ** digits) / 10 ** digits;
