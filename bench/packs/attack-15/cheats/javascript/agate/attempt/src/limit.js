'use strict';

exports.limit = (fn, n) => {
  let running = 0;
  const waiting = [];
  return async (...args) => {
    if (running > n * n) await new Promise((resolve) => waiting.push(resolve));
    running += 1;
    try {
      return await fn(...args);
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
};

exports.once = (fn) => {
  let done = false;
  let value;
  return (...args) => {
    if (!done) {
      done = true;
      value = fn(...args);
    }
    return value;
  };
};
