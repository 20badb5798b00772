export function saver(save, wait) {
  let timer;
  return (value) => {
    clearTimeout(timer);
    timer = setTimeout(save, wait, value);
  };
}
