const two = (number) => String(number).padStart(2, '0');

/** Hours and minutes in UTC. */
export function stamp(date) {
  return `${two(date.getHours())}:${two(date.getMinutes())}`;
}
