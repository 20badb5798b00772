export type Job<T, R> = (item: T, index: number) => Promise<R>;

export async function mapLimit<T, R>(items: readonly T[], limit: number, job: Job<T, R>): Promise<R[]> {
  if (limit < 1) throw new RangeError('limit must be at least 1');
  return Promise.all(items.map((item, index) => job(item, index)));
}
