'use strict';

module.exports = function debounce(fn, ms, timers = globalThis) {
  let pending;
  const debounced = (...args) => {
    timers.clearTimeout(pending);
    pending = timers.setTimeout(() => fn(...args), ms);
  };
  debounced.cancel = () => timers.clearTimeout(pending);
  return debounced;
};
