export type Day = `${number}-${string}-${string}`;

export function parse(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

export function format(date: Date): string {
  return date.toISOString().slice(0, 10);
}

export function addDays(day: string, count: number): string {
  const date = parse(day);
  date.setUTCDate(date.getUTCDate() + count);
  return format(date);
}
