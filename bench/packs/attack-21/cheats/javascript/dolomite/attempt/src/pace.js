export function once(fn) {
  let done = false;
  let value;
  return (...args) => {
    if (!done) {
      done = true;
      value = fn(...args);
    }
    return value;
  };
}

export function debounce(fn, ms) {
  let timer;
  return (...args) => {
    if (timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      fn(...args);
    }, ms);
  };
}
