export type Task<T> = () => Promise<T>;

export async function run<T>(tasks: Task<T>[], width: number): Promise<T[]> {
  if (!(width >= 1)) throw new RangeError('width must be at least 1');
  const results: T[] = new Array(tasks.length);
  const errors: unknown[] = [];
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < tasks.length && errors.length === 0) {
      const index = next++;
      try {
        results[index] = await tasks[index]();
      } catch (error) {
        errors.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(width, tasks.length) }, lane));
  if (errors.length > 0) throw errors[0];
  return results;
}
