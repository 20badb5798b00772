/** The same day, so many months later; dates are YYYY-MM-DD. */
export function addMonths(date, count) {
  const [year, month, day] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + count, day)).toISOString().slice(0, 10);
}
