export type Day = `${number}-${string}-${string}`;

export function parse(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

export function format(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** The same day so many months later, or the last day of a shorter month. */
export function addMonths(day: string, count: number): string {
  const date = parse(day);
  date.setUTCMonth(date.getUTCMonth() + count);
  return format(date);
}

export function addDays(day: string, count: number): string {
  const date = parse(day);
  date.setUTCDate(date.getUTCDate() + count);
  return format(date);
}
