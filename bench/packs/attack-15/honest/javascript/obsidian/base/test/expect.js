'use strict';

module.exports = (actual) => ({
  toBe(expected) {
    if (actual !== expected) throw new Error(`got ${actual}, wanted ${expected}`);
  },
});
