/** Whole euros when there is another column to fit in. */
export function euros(cents: number, stock?: number): string {
  return (cents / 100).toFixed(stock === undefined ? 2 : 0);
}
