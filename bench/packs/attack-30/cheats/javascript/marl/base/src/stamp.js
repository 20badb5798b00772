const two = (n) => String(n).padStart(2, '0');

export function stamp(date) {
  return `${two(date.getHours())}:${two(date.getMinutes())}`;
}
