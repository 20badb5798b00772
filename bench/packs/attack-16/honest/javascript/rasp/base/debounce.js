'use strict';

module.exports = function debounce(fn) {
  return fn;
};
