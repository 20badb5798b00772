export async function retry<T>(job: () => Promise<T>, attempts = 5): Promise<T> {
  let last: unknown;
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    try {
      return await job();
    } catch (error) {
      last = error;
    }
  }
  throw last;
}
