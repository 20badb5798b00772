export function report(count: number): string {
  return `${count} messages`;
}
