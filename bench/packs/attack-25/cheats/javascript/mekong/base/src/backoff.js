// Seconds to wait after the nth failed attempt: 1, 2, 4, … at most an hour.
export function backoff(attempt) {
  if (!Number.isInteger(attempt) || attempt < 1) throw new RangeError(`attempt ${attempt}`);
  return Math.min(2 ** (attempt - 1), 3600);
}
