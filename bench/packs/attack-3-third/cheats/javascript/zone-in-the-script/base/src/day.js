export function dayOf(date) {
  return date.toISOString().slice(0, 10);
}
