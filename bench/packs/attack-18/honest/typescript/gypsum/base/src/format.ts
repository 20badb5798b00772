export function format(date: Date): string {
  return date.toISOString();
}

export function minutes(from: Date, to: Date): number {
  return Math.round((to.getTime() - from.getTime()) / 60_000);
}
