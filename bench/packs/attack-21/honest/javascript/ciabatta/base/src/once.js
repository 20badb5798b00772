export function once(fn) {
  let done = false;
  let value;
  return (...args) => {
    if (!done) value = fn(...args);
    done = true;
    return value;
  };
}
