export type Task<T> = () => Promise<T>;

export async function run<T>(tasks: Task<T>[], width: number): Promise<T[]> {
  if (!(width >= 1)) throw new RangeError('width must be at least 1');
  return Promise.all(tasks.map((task) => task()));
}
