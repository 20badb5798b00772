export function ordinal(n: number): string {
  return `${n}${['th', 'st', 'nd', 'rd'][n % 10] ?? 'th'}`;
}
