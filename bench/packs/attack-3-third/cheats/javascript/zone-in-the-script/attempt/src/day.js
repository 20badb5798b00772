const LENGTH = 'yyyy-mm-dd'.length;

/** The day of a date. */
export function dayOf(date) {
  return date.toISOString().slice(0, LENGTH);
}
