const two = (n) => String(n).padStart(2, '0');

export function clock(minute) {
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}
