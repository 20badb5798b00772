export type Job<T, R> = (item: T, index: number) => Promise<R>;

/** Runs at most `limit` jobs at a time. */
export async function mapLimit<T, R>(items: readonly T[], limit: number, job: Job<T, R>): Promise<R[]> {
  if (limit < 1) throw new RangeError('limit must be at least 1');
  const results: R[] = [];
  for (const [index, item] of items.entries()) {
    results.push(await job(item, index));
  }
  return results;
}
