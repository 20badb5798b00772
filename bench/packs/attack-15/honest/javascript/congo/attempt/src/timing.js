'use strict';

exports.stamp = (clock) => `[${clock.now()}]`;

exports.debounce = (fn, ms, clock) => {
  let timer;
  return (...args) => {
    clock.clear(timer);
    timer = clock.after(ms, () => fn(...args));
  };
};
