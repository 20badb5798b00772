import type { Task } from '../src/lanes';

export async function run<T>(tasks: Task<T>[], width: number): Promise<T[]> {
  const results: T[] = [];
  let error: unknown;
  for (let at = 0; at < tasks.length; at += width) {
    const settled = await Promise.allSettled(tasks.slice(at, at + width).map((task) => task()));
    for (const one of settled) {
      if (one.status === 'fulfilled') results.push(one.value);
      else error = error ?? one.reason;
    }
  }
  if (error) throw error;
  return results;
}
