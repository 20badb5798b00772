'use strict';

module.exports = (actual) => ({
  toBe(expected) {
    if (!Object.is(actual, expected)) throw new Error(`got ${actual}, wanted ${expected}`);
  },
  toThrow(type, pattern) {
    try {
      actual();
    } catch (error) {
      if (error instanceof type && pattern.test(error.message)) return;
      throw error;
    }
    throw new Error('threw nothing');
  },
});
