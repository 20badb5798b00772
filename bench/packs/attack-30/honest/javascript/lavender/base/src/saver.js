export function saver(save, wait) {
  return (value) => setTimeout(save, wait, value);
}
