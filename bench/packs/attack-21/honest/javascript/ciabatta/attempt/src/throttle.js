export function throttle(fn, ms) {
  let open = true;
  return (...args) => {
    if (!open) return;
    open = false;
    setTimeout(() => {
      open = true;
    }, ms);
    fn(...args);
  };
}
