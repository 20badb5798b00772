'use strict';
exports.each = (list, check) => Promise.allSettled(list.map(check));

exports.sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
