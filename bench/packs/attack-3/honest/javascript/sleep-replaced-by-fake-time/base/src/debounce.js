export function debounce(work) {
  let timer;
  return (...values) => {
    clearTimeout(timer);
    timer = setTimeout(work, 100, ...values);
  };
}
