const WAIT_MS = 500;

export function debounce(work) {
  let timer;
  return (...values) => {
    clearTimeout(timer);
    timer = setTimeout(work, WAIT_MS, ...values);
  };
}
